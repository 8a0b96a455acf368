// The path of each entry on the site, from raw data: for checks that run while another file is broken.

import { type Collection, type ContentModel, entryRouteOf, type RouteInput } from '../../model/collection.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { idPattern } from '../../model/references/names.ts';
import { path as pathSchema } from '../../model/references/path.ts';
import type { Classification } from '../classify.ts';
import type { Signatures } from '../signature.ts';

export type Data = ReadonlyMap<string, unknown>;
export type FileEntry = Classification['entries'][number];

/** The entries of a content folder, and what their paths depend on. */
export interface EntrySources {
  readonly entries: readonly FileEntry[];
  readonly signatures: Signatures;
  readonly model: Pick<ContentModel, 'collections' | 'notFound' | 'lists' | 'locales'>;
}

/** The value under `key` if it is a text. */
export const textUnder = (data: unknown, key: string): string | undefined => {
  const value = valueAt(data, [key]);
  return typeof value === 'string' ? value : undefined;
};

/** True for the page that hosts serve for unknown URLs. */
export const isNotFound = ({ folder, id }: Omit<FileEntry, 'file'>, { notFound }: Pick<ContentModel, 'notFound'>): boolean =>
  `${folder}/${id}` === notFound;

/** The types of sections that list a whole collection. */
export const listingTypes = ({ lists }: Pick<ContentModel, 'lists'>, folder: string): string[] =>
  Object.entries(lists).flatMap(([type, { collection, by, excerpt }]) =>
    collection === folder && by === undefined && excerpt !== true ? [type] : [],
  );

/** The overview page of a collection: the first entry with a section that lists the whole collection. */
export function overviewIn({ entries, signatures, model }: EntrySources, folder: string): FileEntry | undefined {
  const types = listingTypes(model, folder);
  return entries.find((entry) => {
    const { sections = [] } = types.length === 0 || entry.folder === folder ? {} : (signatures.get(entry.file) ?? {});
    return sections.some(({ type }) => type !== undefined && types.includes(type));
  });
}

interface Attempt {
  readonly path?: string;
  /** Why the entry has no path although its collection has a route: the predicate of a sentence about the route. */
  readonly fault?: string;
}

/**
 * The path of an entry by the route of its collection. A route is not blamed for an entry whose id or path is invalid,
 * which other checks report.
 */
export function attemptRoute(collection: Pick<Collection, 'route'>, entry: RouteInput): Attempt {
  const isSound = idPattern.test(entry.id) && (entry.path === undefined || pathSchema.safeParse(entry.path).success);
  const blame = (fault: string): Attempt => (isSound && collection.route !== undefined ? { fault } : {});
  try {
    const made: unknown = entryRouteOf(collection, entry);
    if (made === undefined) return {};
    if (typeof made !== 'string') return blame(`returns ${made === null ? 'null' : `a value of type ${typeof made}`}, and no path`);
    return pathSchema.safeParse(made).success || blame('').fault === undefined
      ? { path: made }
      : { fault: `returns "${made}", which is no path such as /events/name` };
  } catch (error) {
    return blame(`throws: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type NewEntry = Omit<FileEntry, 'file'>;

/** A function that tries the route for an entry, existing or new, with its own `path`. */
export function attemptsIn(sources: EntrySources): (entry: NewEntry, path?: string) => Attempt {
  const { signatures, model } = sources;
  const withOverview = (entry: NewEntry, path: string | undefined, overview: string | undefined): Attempt => {
    const collection = model.collections[entry.folder];
    if (isNotFound(entry, model)) return { path: '/404' };
    return collection === undefined ? {} : attemptRoute(collection, { id: entry.id, path, overview });
  };
  const overviews = new Map(
    Object.keys(model.collections).map((folder) => {
      const overview = overviewIn(sources, folder);
      return [folder, overview && withOverview(overview, signatures.get(overview.file)?.path, undefined).path] as const;
    }),
  );
  return (entry, path) => withOverview(entry, path, overviews.get(entry.folder));
}

/**
 * A function that returns the path of an entry in the source language, existing or new, with its own `path`; undefined
 * where it has no page.
 */
export function pathsIn(sources: EntrySources): (entry: NewEntry, path?: string) => string | undefined {
  const attempt = attemptsIn(sources);
  return (entry, path) => attempt(entry, path).path;
}

/** The path of each entry in the source language by its file; entries without a page are left out. */
export function entryPaths(sources: EntrySources): ReadonlyMap<string, string> {
  const pathOf = pathsIn(sources);
  return new Map(
    sources.entries.flatMap((entry) => {
      const path = pathOf(entry, sources.signatures.get(entry.file)?.path);
      return path === undefined ? [] : [[entry.file, path] as const];
    }),
  );
}
