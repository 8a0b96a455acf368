// Entries that begin and end on a day: before and after, the site is as if they were not there; the addresses of those
// that have ended lead to the page above.
import type { Redirect } from '../model/references/redirects.ts';
import type { Clock } from '../model/time/clock.ts';
import { hasEnded, isOffTime } from '../model/time/dated.ts';
import { type EntrySources, entryPaths, overviewIn } from './urls/entry-paths.ts';

/** Which entries are not there at an instant. */
export interface Presence {
  /** The files of entries that are not shown: drafts that are not built, and those that begin later or have ended. */
  readonly hidden: ReadonlySet<string>;
  /** Those of them that begin later or have ended. */
  readonly absent: readonly string[];
  /** Those of them that begin later. */
  readonly ahead: ReadonlySet<string>;
  /** Where the addresses of those that have ended lead. */
  readonly ended: readonly Redirect[];
}

/** The presence of all entries; `drafts` are not built. */
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

/** Of the entries `absent`, those that have ended: from each of their addresses to the nearest page above that is there. */
function redirectsOfEnded(sources: EntrySources, absent: readonly string[], clock: Clock): readonly Redirect[] {
  const { signatures, entries, model } = sources;
  const ended = entries.filter(({ file }) => absent.includes(file) && hasEnded(signatures.get(file), clock));
  if (ended.length === 0) return [];
  const paths = entryPaths(sources);
  const { locales } = model;
  const languagesOf = (file: string) => signatures.get(file)?.languages ?? [];
  return ended.flatMap(({ file, folder }) => {
    const own = paths.get(file);
    const parent =
      entries.find((entry) => entry.folder === folder && entry.id === signatures.get(file)?.parent) ?? overviewIn(sources, folder);
    if (own === undefined) return [];
    return languagesOf(file).map((locale) => {
      const isThere = parent !== undefined && !absent.includes(parent.file) && languagesOf(parent.file).includes(locale);
      const above = isThere ? paths.get(parent.file) : undefined;
      return { from: locales.pathIn(locale, own), to: locales.pathIn(locale, above ?? '/') };
    });
  });
}
