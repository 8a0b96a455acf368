// Where each entry stands on the site, from raw data: for checks that work beside a broken file.
import { type ContentModel, routeOf } from '../../model/collection.ts';
import type { Classified } from '../classify.ts';
import { valueAt } from '../schema-walk.ts';

export type Data = ReadonlyMap<string, unknown>;
export type FileEntry = Classified['entries'][number];

/** The entries of a content folder, and what is known of them. */
export interface EntrySources {
  readonly entries: readonly FileEntry[];
  readonly data: Data;
  readonly model: Pick<ContentModel, 'collections' | 'notFound' | 'lists' | 'locales'>;
}

/** The text under `key`, where there is one. */
export const textAt = (data: unknown, key: string): string | undefined => {
  const value = valueAt(data, [key]);
  return typeof value === 'string' ? value : undefined;
};

/** True for the page that hosts serve for unknown addresses. */
export const isNotFound = ({ folder, id }: Omit<FileEntry, 'file'>, { notFound }: Pick<ContentModel, 'notFound'>): boolean =>
  `${folder}/${id}` === notFound;

/** The types of the sections that list a whole collection. */
export const listingTypes = ({ lists }: Pick<ContentModel, 'lists'>, folder: string): string[] =>
  Object.entries(lists).flatMap(([type, { collection, by, excerpt }]) =>
    collection === folder && by === undefined && excerpt !== true ? [type] : [],
  );

/** The entry that lists a whole collection: the first with a section that does. */
export function overviewIn({ entries, data, model }: EntrySources, folder: string): FileEntry | undefined {
  const types = listingTypes(model, folder);
  return entries.find((entry) => {
    const sections = types.length === 0 || entry.folder === folder ? undefined : valueAt(data.get(entry.file), ['sections']);
    return Array.isArray(sections) && sections.some((section) => types.includes(String(valueAt(section, ['type']))));
  });
}

/** Gives the path of an entry in the source language, there or to come, with its own `path`; undefined where it has no page. */
export function pathsIn(sources: EntrySources): (entry: Omit<FileEntry, 'file'>, path?: string) => string | undefined {
  const { data, model } = sources;
  const withOverview = (entry: Omit<FileEntry, 'file'>, path: string | undefined, overview: string | undefined): string | undefined => {
    const collection = model.collections[entry.folder];
    if (isNotFound(entry, model)) return '/404';
    return collection && routeOf(collection, { id: entry.id, path, overview });
  };
  const overviews = new Map(
    Object.keys(model.collections).map((folder) => {
      const overview = overviewIn(sources, folder);
      return [folder, overview && withOverview(overview, textAt(data.get(overview.file), 'path'), undefined)] as const;
    }),
  );
  return (entry, path) => withOverview(entry, path, overviews.get(entry.folder));
}

/** The path of each entry in the source language by its file; of those without a page, none. */
export function entryPaths(sources: EntrySources): ReadonlyMap<string, string> {
  const pathOf = pathsIn(sources);
  return new Map(
    sources.entries.flatMap((entry) => {
      const path = pathOf(entry, textAt(sources.data.get(entry.file), 'path'));
      return path === undefined ? [] : [[entry.file, path] as const];
    }),
  );
}
