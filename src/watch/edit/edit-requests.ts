// Validates and answers the requests of pages that edit content.
import * as z from 'zod';
import type { EditSession } from './edit-session.ts';

/** The answer to a page: data, or the reason why there is none. */
export type EditAnswer = { readonly data: object } | { readonly refusal: string } | { readonly invalid: true };

const words = z.string().max(200_000);
const values = z.array(words).max(64);
const id = z.uuid();
const tab = z.string().max(64);
const ids = z.array(id).max(10_000);

const locales = z.array(z.string().max(64)).max(64).default([]);

const node = { text: words, index: z.int().min(0).max(100_000), attribute: z.string().max(64).optional() };

const clicked = z.strictObject({
  page: z.string().max(4096),
  ...node,
  instead: z.array(z.strictObject(node)).max(16).optional(),
  island: z.int().min(0).max(10_000).optional(),
  prop: z
    .array(z.union([z.string().max(1000), z.int()]))
    .max(64)
    .nullable()
    .optional(),
  picture: z.strictObject({ src: z.string().max(4096), index: z.int().min(0).max(100_000) }).optional(),
});

const item = z.strictObject({
  id,
  level: z.int().min(0).max(64),
  change: z.enum(['duplicate', 'up', 'down', 'remove', 'draft', 'publish', 'add']),
  kind: z.string().max(200).optional(),
});

type Answer<T> = (session: EditSession, request: T) => Promise<object | string | undefined> | object | string | undefined;

const request = <T>(schema: z.ZodType<T>, answer: Answer<T>) => ({
  answer: async (session: EditSession, body: unknown): Promise<EditAnswer> => {
    const read = schema.safeParse(body);
    if (!read.success) return { invalid: true };
    const answered = (await answer(session, read.data)) ?? {};
    return typeof answered === 'string' ? { refusal: answered } : { data: answered };
  },
});

const nothing = z.strictObject({});
const listed = z.strictObject({ id, index: z.int().min(0).max(10_000) });

const requests: ReadonlyMap<string, ReturnType<typeof request>> = new Map([
  ['place', request(clicked, (session, node) => session.place(node))],
  ['page', request(z.strictObject({ page: z.string().max(4096) }), (session, { page }) => session.page(page))],
  ['setting', request(listed, (session, { id: of, index }) => session.setting(of, index))],
  ['part', request(listed, (session, { id: of, index }) => session.part(of, index))],
  [
    'picture',
    request(z.strictObject({ id, name: z.string().max(1000), data: z.string().min(1) }), (session, picture) => session.picture(picture)),
  ],
  ['preview', request(z.strictObject({ id, values, tab: tab.optional() }), (session, typed) => session.preview(typed))],
  ['save', request(z.strictObject({ id, values, approved: locales }), (session, typed) => session.save(typed))],
  ['item', request(item, (session, change) => session.item(change))],
  ['close', request(z.strictObject({ id }), async (session, { id: of }) => session.close(of).then(() => undefined))],
  ['gone', request(z.strictObject({ tab }), async (session, { tab: which }) => session.gone(which).then(() => undefined))],
  ['undo', request(nothing, (session) => session.undo())],
  ['redo', request(nothing, (session) => session.redo())],
  ['take-back', request(z.strictObject({ ids }), (session, { ids: these }) => session.takeBack(these))],
  ['hand-in', request(z.strictObject({ ids, sentence: z.string().max(2000) }), (session, handIn) => session.handIn(handIn))],
  ['edits', request(nothing, (session) => session.edits())],
]);

/**
 * Creates a function that answers requests one after the other, so that typed text is rendered before the next request
 * is answered.
 */
export function createEditAnswers(session: EditSession): (name: string, body: unknown) => Promise<EditAnswer> | undefined {
  let last: Promise<unknown> = Promise.resolve();
  return (name, body) => {
    const asked = requests.get(name);
    if (asked === undefined) return undefined;
    const answer = last.then(() => asked.answer(session, body));
    last = answer.catch(() => undefined);
    return answer;
  };
}
