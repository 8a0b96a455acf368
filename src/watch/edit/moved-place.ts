// Finds an edited value again if another program has moved its list entry or paragraph between a click and a save, so that the typed text
// can be saved.
import { yamlPart } from '../../content/markdown/written-places.ts';
import { dataOf } from '../../content/yaml/splice/document.ts';
import { isSameData } from '../../content/yaml/splice/same-data.ts';
import type { DataPath } from '../../model/data/place.ts';
import { listAt } from '../../model/data/value-at.ts';
import type { OpenPlace } from './edit-options.ts';
import type { FoundValue } from './find-place.ts';
import { blockTexts } from './prose-blocks.ts';
import { type FileVersions, isHalfWritten, isInPlace, isSamePlace, isSimilarEntry } from './same-entry.ts';
import type { WrittenField } from './written-fields.ts';

/** A value at its new place. `isCertain` is true if each moved entry exists exactly once, with unchanged content. */
interface Moved<Value> {
  readonly value: Value;
  readonly isCertain: boolean;
}

interface MovedOptions {
  readonly read: (file: string) => string | undefined;
  /** The fields into which something was typed. These must still exist. */
  readonly typed: ReadonlySet<WrittenField>;
}

type VersionsOf = (file: string) => FileVersions;

/**
 * Returns `place` with the current positions of its fields, or undefined if the entry of a field was removed or a file is being written.
 */
export function movedPlace(place: OpenPlace, { read, typed }: MovedOptions): Moved<OpenPlace> | undefined {
  const versionsOf: VersionsOf = (file) => {
    const after = read(file) ?? '';
    return { file, before: place.texts.get(file) ?? after, after };
  };
  const fields = place.fields.map((field) => fieldNow(field, versionsOf) ?? (typed.has(field) ? undefined : unmoved(field)));
  if (!fields.every((field) => field !== undefined)) return undefined;
  if (fields.every(({ value }, at) => value === place.fields[at])) return unmoved(place);
  const found = foundNow(place.found, versionsOf);
  if (found === undefined) return undefined;
  const isCertain = [...fields, found].every((each) => each.isCertain);
  // The positions of parts and settings are outdated, so they are dropped.
  return { value: { ...place, fields: fields.map(({ value }) => value), found: found.value, parts: [], settings: [] }, isCertain };
}

const unmoved = <Value>(value: Value): Moved<Value> => ({ value, isCertain: true });

function fieldNow(field: WrittenField, versionsOf: VersionsOf): Moved<WrittenField> | undefined {
  const again = field.again?.map((each) => fieldNow(each, versionsOf)) ?? [];
  const own = placeNow(field, versionsOf(field.file));
  if (own === undefined || !again.every((each) => each !== undefined)) return undefined;
  const all = [own, ...again];
  if (own.value === field && again.every(({ value }, at) => value === field.again?.[at])) return unmoved(field);
  const value = { ...own.value, ...(again.length > 0 && { again: again.map((each) => each.value) }) };
  return { value, isCertain: all.every(({ isCertain }) => isCertain) };
}

/** Returns the field at its new position, without considering further places of the same value. */
function placeNow(field: WrittenField, versions: FileVersions): Moved<WrittenField> | undefined {
  if (isSamePlace(versions, field)) return unmoved(field);
  const { path, of, block } = field;
  if (isHalfWritten(versions)) return undefined;
  if (path === undefined) {
    const step = block === undefined ? undefined : movedStep(blockTexts(versions.before), blockTexts(versions.after), block);
    return step && { value: { ...field, block: step.value }, isCertain: step.isCertain };
  }
  // In front matter, a value can have different paths in the data and in the file. Its new path in the data is then unknown.
  const moved = isSameData(path, of.path) ? movedPath(versions, path) : undefined;
  return moved && { value: { ...field, path: moved.value, of: { ...of, path: moved.value } }, isCertain: moved.isCertain };
}

function foundNow(found: FoundValue, versionsOf: VersionsOf): Moved<FoundValue> | undefined {
  const { file, path } = found;
  const moved = path.length === 0 ? unmoved(path) : movedPath(versionsOf(file), path);
  return moved && { value: { ...found, path: moved.value }, isCertain: moved.isCertain };
}

function movedPath({ file, before, after }: FileVersions, path: DataPath): Moved<DataPath> | undefined {
  const [old, fresh] = [dataOf(yamlPart(file, before)), dataOf(yamlPart(file, after))];
  const to: (string | number)[] = [];
  let isCertain = true;
  for (const [depth, step] of path.entries()) {
    if (typeof step === 'number') {
      const [before, after] = [listAt(old, path.slice(0, depth)), listAt(fresh, to)];
      const isAround = path.slice(depth + 1).some((inner) => typeof inner === 'number');
      const moved = isAround && isOnlyChange(before, after, step) ? unmoved(step) : movedStep(before, after, step);
      if (moved === undefined) return undefined;
      isCertain &&= moved.isCertain;
      to.push(moved.value);
    } else to.push(step);
  }
  return { value: to, isCertain };
}

/** True if all entries except the one at `index` are unchanged. */
const isOnlyChange = (before: readonly unknown[], after: readonly unknown[], index: number): boolean =>
  before.length === after.length && before.every((each, at) => at === index || isSameData(each, after[at]));

/**
 * Returns the new index of an entry, the first of these that exists:
 * - the old index, if the entry there is still the same one, even if it has changed
 * - the index of the equal entry, if there is only one
 * - the index of the only new entry, if no other entry was removed
 * - the index of the only new entry that is similar
 *
 * Returns undefined if none exists, or if several entries are equal.
 */
function movedStep(before: readonly unknown[], after: readonly unknown[], index: number): Moved<number> | undefined {
  if (isInPlace(before, after, index)) return unmoved(index);
  const entry = before[index];
  const isEntry = (each: unknown): boolean => isSameData(each, entry);
  const [at, ...more] = [...after.keys()].filter((each) => isEntry(after[each]));
  if (at !== undefined) return more.length > 0 ? undefined : { value: at, isCertain: before.filter(isEntry).length === 1 };
  const isIn = (list: readonly unknown[], each: unknown): boolean => list.some((other) => isSameData(other, each));
  const isOnlyOneGone = before.every((each) => isEntry(each) || isIn(after, each));
  const added = [...after.keys()].filter((each) => !isIn(before, after[each]));
  const [only, ...others] = isOnlyOneGone && added.length === 1 ? added : added.filter((each) => isSimilarEntry(entry, after[each]));
  return only !== undefined && others.length === 0 ? { value: only, isCertain: false } : undefined;
}
