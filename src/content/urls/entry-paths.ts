// Computes the path of each entry on the site. This works without the results of validation, so that paths are checked
// while other files are broken.
import type { FindingPlace } from '../../diagnostics/diagnostic.ts';
import { plainMessageOf } from '../../diagnostics/template-error.ts';
import { type Collection, type ContentModel, entryRouteOf, type RouteInput } from '../../model/collection.ts';
import { valueAt } from '../../model/data/value-at.ts';
import type { EntryData } from '../../model/entries/entry.ts';
import { pathFor } from '../../model/entries/path.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { entryIdPattern } from '../../model/references/names.ts';
import { plainPath } from '../../model/references/path.ts';
import type { Classification } from '../classify.ts';
import type { Signature, Signatures } from '../signature.ts';

export type Data = ReadonlyMap<string, unknown>;
export type FileEntry = Classification['entries'][number];

/** The entries of a content folder, and the inputs of their paths. */
export interface EntrySources {
  readonly entries: readonly FileEntry[];
  readonly signatures: Signatures;
  readonly model: Pick<ContentModel, 'collections' | 'notFound' | 'lists' | 'locales'>;
}

/** Returns the value under `key` if it is a text. */
export const textUnder = (data: unknown, key: string): string | undefined => {
  const value = valueAt(data, [key]);
  return typeof value === 'string' ? value : undefined;
};

/** Returns whether an entry is the page that hosts serve for unknown URLs. */
export const isNotFound = ({ folder, id }: Omit<FileEntry, 'file'>, { notFound }: Pick<ContentModel, 'notFound'>): boolean =>
  `${folder}/${id}` === notFound;

/** Returns the types of sections that list all entries of the collection in `folder`. */
export const listingTypes = ({ lists }: Pick<ContentModel, 'lists'>, folder: string): string[] =>
  Object.entries(lists).flatMap(([type, { collection, by, excerpt }]) =>
    collection === folder && by === undefined && excerpt !== true ? [type] : [],
  );

/** Returns the overview page of a collection: the first entry of another collection with a section that lists all its entries. */
export function overviewIn({ entries, signatures, model }: EntrySources, folder: string): FileEntry | undefined {
  const types = listingTypes(model, folder);
  return entries.find((entry) => {
    const { sections = [] } = types.length === 0 || entry.folder === folder ? {} : (signatures.get(entry.file) ?? {});
    return sections.some(({ type }) => type !== undefined && types.includes(type));
  });
}

interface Attempt {
  readonly path?: string;
  /** Why the route returned no valid path: the predicate of a sentence about the route. */
  readonly fault?: string;
}

/** Returns the input of a route for an entry whose data is unknown. Reading `data` throws. */
const withoutData = (input: Omit<RouteInput, 'data'>): RouteInput => ({
  ...input,
  get data(): EntryData {
    throw new Error(
      'it reads the data of an entry for some values of overview only; let it read all the data that it needs before it tests overview',
    );
  },
});

type NewEntry = Omit<FileEntry, 'file'>;

/** The part of an entry from which its path is computed. */
type PathInput = Pick<Signature, 'path' | 'routeData'>;

/** The input for an entry that has no file, or whose file could not be parsed. */
const nothing: PathInput = { path: undefined, routeData: undefined };

/**
 * Computes the path of an entry with the route of its collection. Only a `route` function can be at fault. Invalid ids,
 * paths and data of entries are not faults, because other checks report them.
 */
function attemptRoute(
  collection: Pick<Collection, 'route' | 'markdown'>,
  entry: Omit<RouteInput, 'data'> & Pick<PathInput, 'routeData'>,
): Attempt {
  const { routeData, ...input } = entry;
  const isSound = entryIdPattern.test(entry.id) && (entry.path === undefined || plainPath.safeParse(entry.path).success);
  const mayBlame = isSound && collection.route !== undefined;
  const blame = (fault: string): Attempt => (mayBlame ? { fault } : {});
  if (routeData === null) return {};
  try {
    // The data that the route reads has been validated with the schema of the collection.
    const made: unknown = entryRouteOf(
      collection,
      routeData === undefined ? withoutData(input) : { ...input, data: routeData as EntryData },
    );
    if (made === undefined) return {};
    if (typeof made !== 'string') return blame(`returns ${made === null ? 'null' : `a value of type ${typeof made}`}, and no path`);
    const isFault = mayBlame && !plainPath.safeParse(made).success;
    return isFault ? { fault: `returns "${made}", which is not a path such as /events/name` } : { path: made };
  } catch (error) {
    return blame(`throws: ${plainMessageOf(error)}`);
  }
}

interface Where extends Pick<RouteInput, 'language' | 'overview'> {
  readonly model: EntrySources['model'];
}

/** Computes the path of an entry in a language. `overview` is the path of the page that lists its collection. */
function attemptAt({ folder, id }: NewEntry, { path, routeData }: PathInput, { language, overview, model }: Where): Attempt {
  const collection = model.collections[folder];
  const entry = { id, language, path: pathFor(path, language, model.locales), overview, routeData };
  return collection === undefined ? {} : attemptRoute(collection, entry);
}

/** Returns a function that computes the path of an existing or new entry in a language. */
export function attemptsIn(sources: EntrySources): (entry: NewEntry, language: Locale, input?: PathInput) => Attempt {
  const { signatures, model } = sources;
  const withOverview = (entry: NewEntry, input: PathInput, where: Omit<Where, 'model'>): Attempt =>
    isNotFound(entry, model) ? { path: '/404' } : attemptAt(entry, input, { ...where, model });
  const overviews = new Map(
    Object.keys(model.collections).map((folder) => {
      const overview = overviewIn(sources, folder);
      const pathOf = (language: Locale) =>
        overview && withOverview(overview, signatures.get(overview.file) ?? nothing, { language, overview: undefined }).path;
      return [folder, model.locales.record(pathOf)] as const;
    }),
  );
  return (entry, language, input = nothing) => withOverview(entry, input, { language, overview: overviews.get(entry.folder)?.[language] });
}

/** Computes the path that the entry would have if a page listed its collection. */
export const attemptListed = (entry: FileEntry, language: Locale, { signatures, model }: EntrySources): Attempt =>
  attemptAt(entry, signatures.get(entry.file) ?? nothing, { language, overview: '/list', model });

/** Returns whether an entry is data without a page: the route returns no path, even if a page lists the collection. */
export function isWithoutPage(entry: FileEntry, language: Locale, sources: EntrySources): boolean {
  const signature = sources.signatures.get(entry.file);
  const { path, fault } = attemptListed(entry, language, sources);
  return signature !== undefined && signature.routeData !== null && path === undefined && fault === undefined;
}

/** The paths of an entry by language, without the prefixes of languages. */
export type PathsByLanguage = ReadonlyMap<Locale, string>;

/** Returns the paths of entries by file. Leaves out entries without a page, and entries whose path cannot be computed. */
export function entryPaths(sources: EntrySources): ReadonlyMap<string, PathsByLanguage> {
  const attempt = attemptsIn(sources);
  return new Map(
    sources.entries.flatMap((entry) => {
      const signature = sources.signatures.get(entry.file);
      const paths = entryLanguages(signature, sources.model.locales).flatMap((language) => {
        const { path } = attempt(entry, language, signature);
        return path === undefined ? [] : [[language, path] as const];
      });
      return paths.length === 0 ? [] : [[entry.file, new Map(paths)] as const];
    }),
  );
}

/** Returns the languages of an entry; all languages of the site if they cannot be read from the entry. */
export const entryLanguages = (signature: Pick<Signature, 'languages'> | undefined, { list }: Pick<Locales, 'list'>): readonly Locale[] =>
  signature?.languages ?? list;

/** Returns whether `paths` belong to the home page. */
export const isHome = (paths: PathsByLanguage | undefined): boolean => paths !== undefined && [...paths.values()].includes('/');

/** Returns the place where an entry states its path in a language. */
export const pathPlace = (file: string, signature: PathInput | undefined, language: Locale): FindingPlace => ({
  file,
  path: typeof signature?.path === 'object' ? ['path', language] : ['path'],
});
