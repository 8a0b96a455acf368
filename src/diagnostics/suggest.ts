import { closest, distance } from 'fastest-levenshtein';

/** Returns the candidate that `name` most likely misspells, or undefined if none is similar. */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates].filter((candidate) => candidate !== name);
  if (list.length === 0) return undefined;
  const lower = name.toLowerCase();
  const same = list.find((candidate) => candidate.toLowerCase() === lower);
  if (same !== undefined) return same;
  const best = closest(name, list);
  if (distance(name, best) === 1) return best;
  // Swapped letters, the most common slip, count as two changes.
  const swapped = list.find((candidate) => isReordered(name, candidate) && distance(name, candidate) === 2);
  const reach = Math.max(1, Math.floor(Math.max(name.length, best.length) / 3));
  return swapped ?? (distance(name, best) <= reach ? best : undefined);
}

const isReordered = (one: string, other: string): boolean => one.length === other.length && sorted(one) === sorted(other);

const sorted = (name: string): string => [...name].sort().join('');
