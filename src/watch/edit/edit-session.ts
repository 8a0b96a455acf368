// Editing in the page: answers to what pages ask, about places that were handed out before.
import { randomUUID } from 'node:crypto';
import { TemplateError } from '../../diagnostics/template-error.ts';
import { withoutBasePath } from '../../output/base-path.ts';
import { yamlDataOf } from '../../tools/explain/places.ts';
import type {
  ClickedNode,
  EditList,
  HandedIn,
  HandInRequest,
  ItemRequest,
  Place,
  Saved,
  SaveRequest,
  TypedValues,
  ValuePreview,
} from '../browser/edit/protocol.ts';
import { describePlace } from './describe-place.ts';
import { listOf } from './edit-list.ts';
import type { EditOptions, OpenPlace } from './edit-options.ts';
import { findPlace } from './find-place.ts';
import { handInEdits } from './hand-in-edits.ts';
import { changeItem, itemOf } from './list-items.ts';
import { saveValues } from './save-values.ts';
import { forgetValues, previewValues } from './type-values.ts';
import { redoEdit, takeBack, undoEdit, writeEdit } from './write-edit.ts';
import { fieldsOf } from './written-fields.ts';

/** A text in place of an answer is a refusal for people. */
export interface EditSession {
  readonly place: (clicked: ClickedNode) => Place | string;
  readonly preview: (typed: TypedValues) => Promise<ValuePreview | string>;
  readonly save: (request: SaveRequest) => Promise<Saved | string>;
  readonly item: (request: ItemRequest) => Promise<Saved | string>;
  readonly close: (id: string) => Promise<void>;
  readonly undo: () => Promise<Saved>;
  readonly redo: () => Promise<Saved>;
  readonly takeBack: (ids: readonly string[]) => Promise<Saved>;
  readonly edits: () => EditList;
  readonly handIn: (request: HandInRequest) => Promise<HandedIn>;
}

/** Places that were handed out longer ago are forgotten: a page has one open. */
const maxPlaces = 64;

/** Nothing is open at first. */
export function createEditSession(options: EditOptions): EditSession {
  const { log, messages } = options;
  const places = new Map<string, OpenPlace>();
  const keep = (place: OpenPlace): Place => {
    places.set(place.shown.id, place);
    const [oldest] = places.keys();
    if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest);
    return place.shown;
  };
  const withPlace = async <Answer>(id: string, answer: (place: OpenPlace) => Promise<Answer>): Promise<Answer | string> => {
    const place = places.get(id);
    return place === undefined ? messages.edit.oldPlace : answer(place);
  };
  return {
    place: (clicked) => {
      const place = openPlace(clicked, options);
      return typeof place === 'string' ? place : keep(place);
    },
    preview: ({ id, values }) => withPlace(id, (place) => previewValues(place, values, options)),
    save: ({ id, ...request }) =>
      withPlace(id, async (place) => {
        const { saved, next } = await saveValues(place, request, options);
        if (saved.kind !== 'refused') places.delete(id);
        if (next !== undefined) keep(next);
        return saved;
      }),
    item: ({ id, change }) => withPlace(id, (place) => changeList(place, change, options)),
    close: async (id) => {
      await withPlace(id, (place) => forgetValues(place, options));
    },
    undo: () => undoEdit(options),
    redo: () => redoEdit(options),
    takeBack: (ids) => takeBack(ids, options),
    edits: () => listOf(log.list()),
    handIn: (request) => handInEdits(request, options),
  };
}

/** The place of what was clicked; a text says why there is none. */
function openPlace(clicked: ClickedNode, options: EditOptions): OpenPlace | string {
  const { session, read, messages } = options;
  const { build } = session.state();
  const path = withoutBasePath(clicked.page, build?.site.basePath ?? '');
  const route = build?.site.routes.find((each) => each.path === path);
  if (build === undefined || route === undefined) return messages.edit.noPage;
  const found = attempt(() => findPlace(build.site, route, clicked));
  if (found === undefined) return messages.edit.fromTemplate;
  const { site } = build.site;
  const onDisk = { get: (file: string) => (session.texts().has(file) ? read(file) : undefined) };
  const written = { language: messages.language, locales: site.locales, data: yamlDataOf(site), texts: onDisk };
  const fields = fieldsOf(found, route.locale, written);
  if (fields === undefined) return messages.edit.notCertain;
  return {
    found,
    fields,
    shown: describePlace({ id: randomUUID(), found, fields, route, site: build.site, ...written }, options),
  };
}

/** What `find` returns; undefined where a template throws, as it may at content that is not there. */
function attempt<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof TemplateError) return undefined;
    throw error;
  }
}

async function changeList(place: OpenPlace, change: ItemRequest['change'], options: EditOptions): Promise<Saved> {
  const { read, messages } = options;
  const item = itemOf(place.found);
  const before = item && read(item.file);
  const after = item && before && changeItem(before, item, change);
  if (!item || !before || !after) return { kind: 'refused', reason: messages.edit.cannotSay };
  await forgetValues(place, options);
  const label = place.shown.item?.label ?? place.shown.label;
  return writeEdit({ label, before: '', after: messages.edit.item[change], files: [{ file: item.file, before, after }] }, options);
}
