// Checks whether another program has added, moved or removed list entries between a click and a save, so that a
// different entry is now at the clicked position.
import { yamlPart } from '../../content/markdown/written-places.ts';
import { dataOf } from '../../content/yaml/splice/document.ts';
import { isSameData } from '../../content/yaml/splice/same-data.ts';
import type { DataPath } from '../../model/data/place.ts';
import { listAt, valueAt } from '../../model/data/value-at.ts';
import { scalarsIn } from '../../model/data/walk.ts';
import type { EditedFile } from '../../model/output/edit.ts';
import { blockTexts } from './prose-blocks.ts';
import { readField, type WrittenField } from './written-fields.ts';

/** The text of a file at the time of the click, and now. */
export type FileVersions = Pick<EditedFile, 'file' | 'before' | 'after'>;

/** Returns whether the end of a file is missing, because a program has emptied the file and not yet written all of it. */
export const isHalfWritten = ({ before, after }: FileVersions): boolean => after.length < before.length && before.startsWith(after);

/** True if all list entries that contain `path` are still at the same index. */
export function isSameEntry({ file, before, after }: FileVersions, path: DataPath): boolean {
  if (before === after || !path.some((step) => typeof step === 'number')) return true;
  const [old, fresh] = [dataOf(yamlPart(file, before)), dataOf(yamlPart(file, after))];
  return path.every((step, depth) => {
    if (typeof step !== 'number') return true;
    const list = path.slice(0, depth);
    return isInPlace(listAt(old, list), listAt(fresh, list), step);
  });
}

/** Returns whether the value at `path` is unchanged. */
export const isSameValue = ({ file, before, after }: FileVersions, path: DataPath): boolean =>
  isSameData(valueAt(dataOf(yamlPart(file, before)), path), valueAt(dataOf(yamlPart(file, after)), path));

/** True if a block of Markdown is still at the same index. */
const isSameBlock = ({ before, after }: FileVersions, block: number): boolean =>
  before === after || isInPlace(blockTexts(before), blockTexts(after), block);

/** Returns whether a field is still at the same place, even if its value has changed. False while a program is writing the file. */
export const isSamePlace = (versions: FileVersions, { path, block }: Pick<WrittenField, 'path' | 'block'>): boolean =>
  !isHalfWritten(versions) && (path !== undefined ? isSameEntry(versions, path) : block === undefined || isSameBlock(versions, block));

/** True if a field is still at the same place and has the same value. */
export const isSameField = (versions: FileVersions, field: WrittenField): boolean =>
  isSamePlace(versions, field) && readField(versions.before, field)?.bytes === readField(versions.after, field)?.bytes;

/** True if `index` still has the same entry, even if the entry has changed. */
export function isInPlace(before: readonly unknown[], after: readonly unknown[], index: number): boolean {
  const isAt = (entries: readonly unknown[], at: number, entry: unknown): boolean => isSameData(entries[at], entry);
  const [old, fresh] = [before[index], after[index]];
  if (before.length !== after.length) return isAt(after, index, old) && before.filter((entry) => isSameData(entry, old)).length === 1;
  return isAt(after, index, old) || (!before.some((entry) => isSameData(entry, fresh)) && isSimilarEntry(old, fresh));
}

/** Minimum number of values for a comparison. Entries with fewer values count as the same entry. */
const minValues = 3;

/** True if most values are the same, so that the entry was probably changed and not replaced. */
export function isSimilarEntry(old: unknown, fresh: unknown): boolean {
  const [before, after] = [valuesIn(old), valuesIn(fresh)];
  const same = before.filter((value) => after.includes(value)).length;
  return Math.max(before.length, after.length) < minValues || same * 2 > Math.max(before.length, after.length);
}

const valuesIn = (data: unknown): readonly string[] => scalarsIn(data).map(({ scalar, path }) => JSON.stringify([path, scalar]));
