import * as z from 'zod';
import type { EditProtocol } from '../browser/edit/protocol.ts';
import type { EditSession } from './edit-session.ts';

/** The answer to a page: data, or the reason why there is none. */
export type EditAnswer = { readonly data: object } | { readonly refusal: string } | { readonly invalid: true };

/** The server limits the body of a request, and tells the person if a text is too long. */
const words = z.string();
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

const nothing = z.strictObject({});
const listed = z.strictObject({ id, index: z.int().min(0).max(10_000) });

const bodies: { readonly [Name in keyof EditProtocol]: z.ZodType<EditProtocol[Name]['body']> } = {
  place: clicked,
  page: z.strictObject({ page: z.string().max(4096) }),
  setting: listed,
  part: listed,
  picture: z.strictObject({ id, name: z.string().max(1000), data: z.string(), size: z.int().min(0).optional() }),
  preview: z.strictObject({ id, values, tab: tab.optional() }),
  save: z.strictObject({ id, values, approved: locales }),
  item,
  close: z.strictObject({ id }),
  gone: z.strictObject({ tab }),
  undo: nothing,
  redo: nothing,
  'take-back': z.strictObject({ ids }),
  'hand-in': z.strictObject({ ids, sentence: z.string().max(2000) }),
  edits: nothing,
};

const isRequest = (name: string): name is keyof EditProtocol => Object.hasOwn(bodies, name);

/**
 * Creates a function that answers requests one after the other, so that typed text is rendered before the next request
 * is answered. The function returns undefined for an unknown name.
 */
export function createEditAnswers(session: EditSession): (name: string, body: unknown) => Promise<EditAnswer> | undefined {
  const answerTo = async <Name extends keyof EditProtocol>(name: Name, body: unknown): Promise<EditAnswer> => {
    const read = bodies[name].safeParse(body);
    if (!read.success) return { invalid: true };
    const answered = (await session[name](read.data)) ?? {};
    return typeof answered === 'string' ? { refusal: answered } : { data: answered };
  };
  let last: Promise<unknown> = Promise.resolve();
  return (name, body) => {
    if (!isRequest(name)) return undefined;
    const answer = last.then(() => answerTo(name, body));
    last = answer.catch(() => undefined);
    return answer;
  };
}
