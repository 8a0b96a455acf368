// Turns a Site into a RoutePlan: every URL with its language, its alternates and its output file.
import { type ContentModel, entryRouteOf } from '../../model/collection.ts';
import type { EntryData } from '../../model/entries/entry.ts';
import { isNoindex } from '../../model/entries/meta.ts';
import { type Pagination, paginationOf } from '../../model/entries/pagination.ts';
import { type EntryPath, pathFor } from '../../model/entries/path.ts';
import { collectionOf } from '../../model/entry-file.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { type RouteData, routeDataOf } from '../../model/route-data.ts';
import { type Entry, entriesOf, type Site } from '../../model/site-content.ts';
import type { RouteKind } from '../../model/view.ts';
import { defineQuery, defineStoredQuery, storedAsData } from '../../store/query.ts';
import { isSameList, noQueryCache, type QueryCache } from '../../store/query-cache.ts';
import { type ListedBy, type ListingKeys, listingKeys, listingsOf } from './listings.ts';
import { type Neighbours, partNeighbours } from './neighbours.ts';

const slotsQuery = defineQuery('slots');
const routesQuery = defineQuery('routes');
const plannedEntryQuery = defineStoredQuery<Entry, PlannedEntry>('planned entry', storedAsData(), { cutsOff: true });

export interface Route {
  /** `notFound`, or the singular of the collection. */
  readonly kind: RouteKind;
  /** The folder of the collection. */
  readonly collection: string;
  readonly locale: Locale;
  readonly entry: Entry;
  /** The URL path, with the prefix of its language: `/en/ferry-times`. */
  readonly path: string;
  /** The file in the output: `en/ferry-times.html`. */
  readonly output: string;
  /** The paths of this page in each of its languages, including this one. */
  readonly alternates: Readonly<Record<Locale, string>>;
  /** Whether search engines are told not to list the page. */
  readonly isNoindex: boolean;
  /** The previous and next page, if the page is a part of a list. */
  readonly neighbours?: Neighbours | undefined;
}

export interface RoutePlan {
  /** Routes sorted by language in the order of the definition, then by path; not-found pages come last. */
  readonly routes: readonly Route[];
  /** The entry of the home page: its path is `/`, apart from the prefix of a language. Undefined if there is none. */
  readonly home: Entry | undefined;
  /** Returns the entry whose page lists all of a collection; the path of that page may be the prefix of the entries' paths. */
  readonly overviewOf: (collection: string) => Entry | undefined;
  /** Returns an entry whose page lists `entry`: preferably one that lists a part of the collection, otherwise one that lists all of it. */
  readonly listedOn: (entry: Entry) => Entry | undefined;
  readonly routeOf: (entry: Entry, locale: Locale) => Route | undefined;
  /** The same object as long as the data behind the routes is unchanged: paths and languages of pages, and which page lists which. */
  readonly signature: object;
}

type UrlStyle = Site['settings']['urlStyle'];

/** Returns the output file that hosts serve for a path. */
export function outputOf(path: string, style: UrlStyle): string {
  if (path === '/') return 'index.html';
  // Hosts look for a file named 404.html, in every style.
  return style === 'file' || path.endsWith('/404') ? `${path.slice(1)}.html` : `${path.slice(1)}/index.html`;
}

const orderIn =
  (locales: readonly Locale[]) =>
  (route: Pick<Route, 'kind' | 'locale' | 'path'>): string =>
    `${route.kind === 'notFound' ? 1 : 0} ${String(locales.indexOf(route.locale)).padStart(4, '0')} ${route.path}`;

/** The part of an entry that routes depend on. Planning reads no other part, so the plan does not change while texts are edited. */
interface PlannedEntry extends ListingKeys {
  readonly id: string;
  readonly file: string;
  /** The folder of the collection. */
  readonly collection: string;
  /** The entry's own `path`, if content sets one. */
  readonly path: EntryPath | undefined;
  /** The data that the `route` function of the collection reads. */
  readonly routeData: RouteData;
  readonly languages: readonly Locale[];
  readonly isNoindex: boolean;
  readonly pagination: Pagination | undefined;
}

function plannedEntry({ model }: Pick<Site, 'model'>, { id, file, value }: Entry): PlannedEntry {
  const collection = collectionOf(file) ?? '';
  const { path, languages } = value;
  const own = model.collections[collection];
  const routeData = own && routeDataOf(own, { id, path, languages, validData: () => value }, model.locales);
  const pagination = own?.derived && paginationOf(value);
  return {
    ...{ id, file, collection, path, routeData, languages, pagination, isNoindex: isNoindex(own, value) },
    ...listingKeys(model, collection, value),
  };
}

/** A route with the index of its entry instead of the entry. */
type RouteSlot = Omit<Route, 'entry'> & { readonly of: number };

interface RouteSlots {
  /** Slots in the order of routes. */
  readonly slots: readonly RouteSlot[];
  /** Indexes of routes, by the index of their entry. */
  readonly byEntry: readonly (readonly number[])[];
  /** Indexes of routes, by file and language. */
  readonly byFile: ReadonlyMap<string, number>;
  /** Indexes of listing entries, by the file of the listed entry or, for all of a collection, by its folder with a slash: `notes/`. */
  readonly listed: ReadonlyMap<string, number>;
  /** The index of the home entry; -1 if there is none. */
  readonly home: number;
}

const routeKey = (file: string, locale: Locale): string => `${file} ${locale}`;

/** Returns the path of an entry in a language, without the prefix of the language. */
type PathIn = (locale: Locale) => string | undefined;

/** Returns the path of each entry by language, without the language prefix; undefined for an entry without a page. */
function pathsOf(
  { collections, notFound, locales }: ContentModel,
  entries: readonly PlannedEntry[],
  listings: ListedBy,
): readonly PathIn[] {
  const pathIn = ({ id, collection, path, routeData }: PlannedEntry, language: Locale, overview: string | undefined) => {
    if (`${collection}/${id}` === notFound) return '/404';
    const own = collections[collection];
    // The cast is safe: `routeData` contains what the `route` function reads of a validated entry.
    const data = (routeData ?? {}) as EntryData;
    return own && entryRouteOf(own, { id, language, path: pathFor(path, language, locales), overview, data });
  };
  const above = new Map(
    Object.keys(collections).map((folder) => {
      const overview = entries[listings.whole(folder) ?? -1];
      return [folder, overview && locales.record((language) => pathIn(overview, language, undefined))] as const;
    }),
  );
  return entries.map((entry) => (language) => pathIn(entry, language, above.get(entry.collection)?.[language]));
}

/** Returns a route slot for each language in which an entry has a path. */
function slotsOfEntry(entry: PlannedEntry & { readonly of: number }, pathIn: PathIn, { model, urlStyle }: Planning): RouteSlot[] {
  const { locales, notFound, collections } = model;
  const { id, collection, of, isNoindex: isUnlisted } = entry;
  const kind = `${collection}/${id}` === notFound ? 'notFound' : (collections[collection]?.singular ?? '');
  const own = locales.list.flatMap((locale) => {
    const path = entry.languages.includes(locale) ? pathIn(locale) : undefined;
    return path === undefined ? [] : [[locale, locales.pathIn(locale, path)] as const];
  });
  const alternates = Object.fromEntries(own);
  // The not-found page is served at other URLs, so search engines must not list it.
  const shared = { kind, collection, alternates, of, isNoindex: isUnlisted || kind === 'notFound' };
  return own.map(([locale, path]) => ({ ...shared, locale, path, output: outputOf(path, urlStyle) }));
}

interface Planning {
  readonly model: ContentModel;
  readonly urlStyle: UrlStyle;
}

/** Returns `slots`, with the previous and next page added to parts of lists. */
function withNeighbours(slots: RouteSlot[], entries: readonly PlannedEntry[]): RouteSlot[] {
  const pages = slots.flatMap(({ of, collection, locale, path }) => {
    const pagination = entries[of]?.pagination;
    return pagination === undefined ? [] : [{ ...pagination, collection, locale, path }];
  });
  // Most sites have no parts of lists.
  if (pages.length === 0) return slots;
  const found = partNeighbours(pages);
  return slots.map((slot) => (found.has(slot.path) ? { ...slot, neighbours: found.get(slot.path) } : slot));
}

function slotsOf(entries: readonly PlannedEntry[], planning: Planning): RouteSlots {
  const { model } = planning;
  const listings = listingsOf(entries);
  const paths = pathsOf(model, entries, listings);
  const slots = withNeighbours(
    entries.flatMap((entry, of) => slotsOfEntry({ ...entry, of }, paths[of] ?? (() => undefined), planning)),
    entries,
  );
  const order = orderIn(model.locales.list);
  slots.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const listed = [
    ...Object.keys(model.collections).map((folder) => [`${folder}/`, listings.whole(folder)] as const),
    ...entries.map((entry) => [entry.file, listings.of(entry)] as const),
  ];
  const byEntry: number[][] = entries.map(() => []);
  for (const [index, { of }] of slots.entries()) byEntry[of]?.push(index);
  return {
    slots,
    byEntry,
    byFile: new Map(slots.map(({ locale, of }, index) => [routeKey(entries[of]?.file ?? '', locale), index])),
    listed: new Map(listed.flatMap(([key, index]) => (index === undefined ? [] : [[key, index]]))),
    home: slots.find(({ path, locale }) => path === model.locales.pathIn(locale, '/'))?.of ?? -1,
  };
}

/** Plans all routes of the site. Content checks guarantee that no two have the same path. */
export function planRoutes(site: Site, queries: QueryCache = noQueryCache): RoutePlan {
  const entries = entriesOf(site);
  const files = entries.map(({ file }) => file);
  const given = { keys: files, inputs: entries };
  const planned = queries.each({ query: plannedEntryQuery, ...given, from: [site.model] }, (entry) => plannedEntry(site, entry));
  const { urlStyle } = site.settings;
  const signature = queries.compute(slotsQuery, [site.model, urlStyle, planned], () => slotsOf(planned, { model: site.model, urlStyle }));
  const made = queries.compute(routesQuery, [signature], (): MadeRoutes => ({ entries: [], routes: [] }));
  if (!isSameList(made.entries, entries)) [made.entries, made.routes] = [entries, routesOf(signature, entries, made)];
  const { routes } = made;
  return {
    routes,
    home: entries[signature.home],
    overviewOf: (collection) => entries[signature.listed.get(`${collection}/`) ?? -1],
    listedOn: ({ file }) => entries[signature.listed.get(file) ?? -1],
    routeOf: ({ file }, locale) => routes[signature.byFile.get(routeKey(file, locale)) ?? -1],
    signature,
  };
}

/** The routes that the last call of `planRoutes` built from these slots, and the entries that it built them for. */
interface MadeRoutes {
  entries: readonly Entry[];
  routes: readonly Route[];
}

/** Returns a route for each slot. Reuses the last route of a slot if its entry is unchanged. */
function routesOf({ slots, byEntry }: RouteSlots, entries: readonly Entry[], last: MadeRoutes): readonly Route[] {
  const routes = [...last.routes];
  for (const [of, entry] of entries.entries()) {
    if (last.entries[of] === entry) continue;
    for (const index of byEntry[of] ?? []) {
      const { of: _, ...rest } = slots[index] as RouteSlot;
      routes[index] = { ...rest, entry };
    }
  }
  return routes;
}
