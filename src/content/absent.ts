// Leaves out entries before their `validFrom` and after their `validUntil`. The URLs of expired entries redirect to the
// parent page, or to the home page.
import type { Redirect } from '../model/references/redirects.ts';
import type { Clock } from '../model/time/clock.ts';
import { hasEnded, isOffTime } from '../model/time/dated.ts';
import { type EntrySources, entryPaths, overviewIn } from './urls/entry-paths.ts';

/**
 * The entries that are left out at an instant. Columns are the properties below:
 *
 * | entry           | hidden | absent | ahead | redirected by `ended` |
 * | draft not built | yes    |        |       |                       |
 * | not yet valid   | yes    | yes    | yes   |                       |
 * | expired         | yes    | yes    |       | yes                   |
 */
export interface Presence {
  /** The files of all entries that are left out. */
  readonly hidden: ReadonlySet<string>;
  /** The files of entries that are not yet valid or have expired. */
  readonly absent: readonly string[];
  /** The files of entries that are not yet valid. */
  readonly ahead: ReadonlySet<string>;
  /** Redirects from the URLs of expired entries. */
  readonly ended: readonly Redirect[];
}

/** Returns the presence of all entries; `drafts` are the files of drafts that are not built. */
export function presenceOf(sources: EntrySources, drafts: ReadonlySet<string>, clock: Clock): Presence {
  const { signatures } = sources;
  const absent = [...signatures].flatMap(([file, signature]) => (!drafts.has(file) && isOffTime(signature, clock) ? [file] : []));
  return {
    hidden: new Set([...drafts, ...absent]),
    absent,
    ahead: new Set(absent.filter((file) => !hasEnded(signatures.get(file), clock))),
    ended: redirectsOfEnded(sources, absent, clock),
  };
}

/**
 * Returns a redirect for each URL of an expired entry in `absent`. It leads to the parent page or, if there is none in this language, to
 * the home page.
 */
function redirectsOfEnded(sources: EntrySources, absent: readonly string[], clock: Clock): readonly Redirect[] {
  const { signatures, entries, model } = sources;
  const ended = entries.filter(({ file }) => absent.includes(file) && hasEnded(signatures.get(file), clock));
  if (ended.length === 0) return [];
  const paths = entryPaths(sources);
  const { locales } = model;
  const listedIn = (file: string) => signatures.get(file)?.languages ?? [];
  return ended.flatMap(({ file, folder }) => {
    const own = paths.get(file);
    const parent =
      entries.find((entry) => entry.folder === folder && entry.id === signatures.get(file)?.parent) ?? overviewIn(sources, folder);
    if (own === undefined || listedIn(file).length === 0) return [];
    return [...own].map(([locale, path]) => {
      const isThere = parent !== undefined && !absent.includes(parent.file) && listedIn(parent.file).includes(locale);
      const above = isThere ? paths.get(parent.file)?.get(locale) : undefined;
      return { from: locales.pathIn(locale, path), to: locales.pathIn(locale, above ?? '/') };
    });
  });
}
