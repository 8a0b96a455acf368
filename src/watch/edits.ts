// Splits the difference between two versions of the content into changes that can be included one by one, and creates versions that
// include only some of the changes.
import type { ContentTree } from '../content/tree.ts';
import { pathsAt } from '../content/yaml/paths-at.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { assetFile } from '../model/asset-file.ts';
import type { DataPath } from '../model/data/place.ts';
import { groupBy } from '../model/group-by.ts';
import { applyHunks, type Hunk, hunksOf, type LineSpan, spansOf } from './hunks.ts';

/** A change of one file: of some lines, or of the entire file if it was added or removed, or is not text. */
export interface Edit {
  readonly file: string;
  readonly hunk: Hunk | undefined;
}

export type Edits = ReadonlySet<Edit>;

/** A place of content at which pages show the previous value; without a path, an entire file. */
export type HeldPlace = Pick<Finding, 'file' | 'path'>;

/** Returns the changes from `before` to `after`. */
export function editsOf(before: ContentTree, after: ContentTree): Edits {
  const unread = new Set([...before.problems, ...after.problems].map(({ file }) => file));
  const edits = [...unread].map((file): Edit => ({ file, hunk: undefined }));
  const isMade = (file: string): boolean => before.documents?.has(file) === true || after.documents?.has(file) === true;
  for (const file of new Set([...before.texts.keys(), ...after.texts.keys()])) {
    // The data of a Markdown file is derived from its text, so it is not compared separately.
    if (isMade(file)) continue;
    const [from, to] = [before.texts.get(file), after.texts.get(file)];
    if (from === to || unread.has(file)) continue;
    if (from === undefined || to === undefined) edits.push({ file, hunk: undefined });
    else edits.push(...hunksOf(from, to).map((hunk) => ({ file, hunk })));
  }
  for (const name of new Set([...before.assets.keys(), ...after.assets.keys()]))
    if (before.assets.get(name)?.hash !== after.assets.get(name)?.hash && !unread.has(assetFile(name)))
      edits.push({ file: assetFile(name), hunk: undefined });
  return new Set(edits);
}

export interface Versions {
  readonly before: ContentTree;
  readonly after: ContentTree;
  readonly edits: Edits;
}

/** Returns the old version with the `taken` edits. */
export function withEdits({ before, after, edits }: Versions, taken: Edits): ContentTree {
  const groups = byFile(edits);
  const isTaken = (file: string): boolean => groups.get(file)?.every((edit) => taken.has(edit)) ?? true;
  const textOf = (file: string): string | undefined => {
    const from = before.texts.get(file);
    if (isTaken(file)) return after.texts.get(file);
    const hunks = groups.get(file)?.flatMap((edit) => (edit.hunk !== undefined && taken.has(edit) ? [edit.hunk] : []));
    return from === undefined ? undefined : applyHunks(from, hunks ?? []);
  };
  const assetOf = (name: string) => (isTaken(assetFile(name)) ? after : before).assets.get(name);
  const picked = {
    texts: pick(before.texts, after.texts, textOf),
    // The same map object tells later stages that no asset has changed.
    assets: isSameMap(before.assets, after.assets) ? after.assets : pick(before.assets, after.assets, assetOf),
    ...(after.publicFiles && { publicFiles: after.publicFiles }),
    problems: [...before.problems.filter(({ file }) => !isTaken(file)), ...after.problems.filter(({ file }) => isTaken(file))],
  };
  const { texts, ...others } = picked;
  return after.withTexts === undefined ? picked : { ...after.withTexts(texts), ...others };
}

const byFile = (edits: Edits): ReadonlyMap<string, readonly Edit[]> => groupBy(edits, ({ file }) => file);

const pick = <T>(
  from: ReadonlyMap<string, T>,
  to: ReadonlyMap<string, T>,
  valueAt: (key: string) => T | undefined,
): ReadonlyMap<string, T> =>
  new Map(
    [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((key) => {
      const value = valueAt(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );

const isSameMap = (one: ContentTree['assets'], other: ContentTree['assets']): boolean =>
  one.size === other.size && [...one].every(([name, { hash }]) => other.get(name)?.hash === hash);

/** Returns the lines of each edit in the version that has the `taken` edits. Edits of entire files are left out. */
export function placesOfEdits(edits: Edits, taken: Edits): ReadonlyMap<Edit, LineSpan> {
  const places = new Map<Edit, LineSpan>();
  for (const group of byFile(edits).values()) {
    const edited = new Map(group.flatMap((edit) => (edit.hunk === undefined ? [] : [[edit.hunk, edit] as const])));
    const takenHunks = new Set([...edited].flatMap(([hunk, edit]) => (taken.has(edit) ? [hunk] : [])));
    for (const [hunk, span] of spansOf([...edited.keys()], takenHunks)) places.set(edited.get(hunk) ?? { file: '', hunk }, span);
  }
  return places;
}

/** Returns the places with previous values in `shown`, which is the version that has the `taken` edits. */
export function heldPlaces(shown: ContentTree, edits: Edits, taken: Edits): readonly HeldPlace[] {
  const places = placesOfEdits(edits, taken);
  return [...edits].flatMap((edit): readonly HeldPlace[] => {
    if (taken.has(edit)) return [];
    const { file } = edit;
    const span = places.get(edit);
    if (span === undefined || file.endsWith('.mdx')) return [{ file }];
    return pathsAround(shown.texts.get(file) ?? '', span).map((path) => ({ file, path }));
  });
}

/** Returns the paths in `span`. For removed lines or lines without values, returns the paths in the nearest line above that has values. */
function pathsAround(text: string, { start, end }: LineSpan): readonly DataPath[] {
  for (let first = start; first > 0; first -= 1) {
    const paths = pathsAt(text, { start: first, end: Math.max(end, first + 1) });
    if (paths.length > 0) return paths;
  }
  return [];
}
