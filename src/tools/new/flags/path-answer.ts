// Parses the answer for `path`: one path for all languages, or one for each language: `de=/ueber-uns,en=/about`.
import type { EntryPath } from '../../../model/entries/path.ts';
import { plainPath } from '../../../model/references/path.ts';

/** Returns the path, or the paths by language, of an answer; undefined if the answer is invalid. */
export function pathAnswer(value: string): EntryPath | undefined {
  if (plainPath.safeParse(value).success) return value;
  const pairs = value.split(',').map((pair) => /^\s*([\w-]+)=(\S+)\s*$/.exec(pair));
  if (!pairs.every((pair) => pair !== null && plainPath.safeParse(pair[2]).success)) return undefined;
  // The check of the new file reports unknown languages.
  return Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]])) as EntryPath;
}

/** Returns the paths of an answer as YAML. */
export function pathAsYaml(value: string): string {
  const path = pathAnswer(value);
  if (typeof path !== 'object') return value;
  return `{ ${Object.entries(path)
    .map(([language, own]) => `${language}: ${own}`)
    .join(', ')} }`;
}
