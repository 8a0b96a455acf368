import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.ts';
import type { ItemRequest, Saved } from '../browser/edit/protocol.ts';
import type { EditOptions, OpenPlace } from './edit-options.ts';
import { firstYamlError } from './first-yaml-error.ts';
import { changeItem, itemsAround, type ListItem, pathOf } from './list-items.ts';
import { exampleFor } from './open-place.ts';
import { isHalfWritten, isSameEntry, isSameValue } from './same-entry.ts';
import { forgetValues } from './type-values.ts';
import { waitUntilUnchanged } from './wait-until-unchanged.ts';
import { writeEdit } from './write-edit.ts';

/**
 * Changes the list entry at `level` around a place: moves, duplicates or removes it, makes it a draft, publishes it, or adds an entry after
 * it. Refuses if `isAsClicked` returns false, because another program has changed the list since the click, or if the change would cause an
 * error.
 */
export async function changeList(place: OpenPlace, { level, change, kind }: Omit<ItemRequest, 'id'>, options: EditOptions): Promise<Saved> {
  const { read, messages } = options;
  const refused = (reason: string): Saved => ({ kind: 'refused', reason });
  await forgetValues(place, options);
  await waitUntilUnchanged(place.texts, read);
  const item = itemsAround(place.found)[level];
  const broken = item && (await firstYamlError(place, [item.file], options));
  if (broken !== undefined) return refused(broken);
  const before = item && read(item.file);
  if (!item || !before) return refused(messages.edit.cannotSay);
  if (!isAsClicked(place, { item, text: before, change })) return refused(messages.edit.oldPlace);
  const example = kind === undefined ? undefined : exampleFor(kind, item, options);
  const after = changeItem(before, item, { change, example });
  if (!after) return refused(messages.edit.cannotSay);
  const changed = { file: item.file, before, after };
  const mistake = await mistakeIn(changed, options);
  if (mistake !== undefined) return refused(messages.edit.wouldBeWrong(mistake));
  const label = place.shown.items[level]?.label ?? place.shown.label;
  return writeEdit({ label, before: '', after: messages.edit.item[change], files: [changed] }, options);
}

interface ClickedItem extends Pick<ItemRequest, 'change'> {
  readonly item: ListItem;
  /** The text of the file of the entry. */
  readonly text: string;
}

/**
 * Returns whether the clicked entry is still at the same position. An entry to remove must also be unchanged. Otherwise the change could
 * overwrite the work of another program.
 */
function isAsClicked({ texts }: OpenPlace, { item, text, change }: ClickedItem): boolean {
  const versions = { file: item.file, before: texts.get(item.file) ?? text, after: text };
  if (isHalfWritten(versions)) return false;
  return isSameEntry(versions, pathOf(item)) && (change !== 'remove' || isSameValue(versions, pathOf(item)));
}

/** Resolves to the first error that a new text of a file would cause, or to undefined if there is none. */
async function mistakeIn(
  { file, before, after }: { readonly file: string; readonly before: string; readonly after: string },
  { session, messages }: EditOptions,
): Promise<string | undefined> {
  const old = new Set((await session.type(file, undefined)).map(keyOf));
  const found = await session.type(file, (text) => (text === before ? after : undefined));
  const mistakes = found.filter((each) => each.severity === 'error' && !old.has(keyOf(each)));
  if (mistakes.length === 0) return undefined;
  await session.type(file, undefined);
  return formatDiagnostics(mistakes, messages.language)[0]?.message;
}

/** Returns a key of an error without its position, because an error that only moved to another line is the same error. */
const keyOf = ({ code, file, args }: Diagnostic): string => JSON.stringify([code, file, args]);
