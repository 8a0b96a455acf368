import { distance } from 'fastest-levenshtein';

/** Returns the candidate that `name` most likely misspells, or undefined if none is similar. */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates].filter((candidate) => candidate !== name);
  const lower = name.toLowerCase();
  const same = list.find((candidate) => candidate.toLowerCase() === lower);
  if (same !== undefined) return same;
  const { best, changes } = nearest(name, list);
  if (best === undefined || changes === 1) return best;
  // Swapped letters, the most common slip, count as two changes.
  const swapped = changes > 2 ? undefined : list.find((candidate) => isReordered(name, candidate) && changesBetween(name, candidate) === 2);
  const reach = Math.max(1, Math.floor(Math.max(name.length, best.length) / 3));
  return swapped ?? (changes <= reach ? best : undefined);
}

/** Returns the candidates, those with the fewest changes from `name` first. */
export const nearestFirst = (name: string, candidates: readonly string[]): readonly string[] =>
  candidates
    .map((candidate) => ({ candidate, changes: changesBetween(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes)
    .map(({ candidate }) => candidate);

/** Returns the first of the candidates with the fewest changes. */
function nearest(name: string, list: readonly string[]): { readonly best: string | undefined; readonly changes: number } {
  let best: string | undefined;
  let changes = Number.POSITIVE_INFINITY;
  for (const candidate of list) {
    // Each character that one of them has more is a change.
    if (Math.abs(candidate.length - name.length) >= changes) continue;
    const count = changesBetween(name, candidate);
    if (count < changes) [best, changes] = [candidate, count];
  }
  return { best, changes };
}

/** Returns the Levenshtein distance. What both begin or end with does not change it, and takes most of the time for long paths. */
function changesBetween(one: string, other: string): number {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shortest - start && one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end)) end += 1;
  return distance(one.slice(start, one.length - end), other.slice(start, other.length - end));
}

const isReordered = (one: string, other: string): boolean => one.length === other.length && sorted(one) === sorted(other);

const sorted = (name: string): string => [...name].sort().join('');

/** Returns `name` if it is one of `candidates`, and otherwise what `suggest` returns. */
export const sameOrSimilar = (name: string, candidates: readonly string[]): string | undefined =>
  candidates.includes(name) ? name : suggest(name, candidates);
