// Site → RoutePlan: every URL with its language, its alternates and the file it becomes.
import { type MemoCache, noMemo } from '../memo.ts';
import { collectionOf, routeOf } from '../model/collection.ts';
import type { EntryData } from '../model/entries/entry.ts';
import type { Locale } from '../model/languages/locale.ts';
import { type Entry, entriesOf, type Site } from '../model/site-content.ts';
import type { RouteKind } from '../model/view.ts';
import { type ListedBy, listingsOf } from './listings.ts';

export interface Route {
  /** `notFound`, or the singular of the collection. */
  readonly kind: RouteKind;
  /** The folder of the collection. */
  readonly collection: string;
  readonly locale: Locale;
  readonly entry: Entry;
  /** The path in its language: `/en/ai-audit`. */
  readonly path: string;
  /** The file in the output: `en/ai-audit.html`. */
  readonly output: string;
  /** The paths of this page in each language it has, its own included. */
  readonly alternates: Readonly<Record<Locale, string>>;
}

export interface RoutePlan {
  /** Sorted: by language in the order of the definition, then by path; not-found pages last. */
  readonly routes: readonly Route[];
  /** The entry at `/`. */
  readonly home: Entry | undefined;
  /** The page that lists all of a collection, under whose address its entries may stand. */
  readonly overviewOf: (collection: string) => Entry | undefined;
  /** The first page that lists an entry. */
  readonly listedOn: (entry: Entry) => Entry | undefined;
  readonly routeOf: (entry: Entry, locale: Locale) => Route | undefined;
  /** Everything that a page may show of others. The same object while nothing of it has changed. */
  readonly outline: object;
}

/** The file of the output that hosts serve for a path. */
export function outputOf(path: string, style: 'file' | 'directory'): string {
  if (path === '/') return 'index.html';
  // Hosts look for 404.html by that name, in every style.
  return style === 'file' || path.endsWith('/404') ? `${path.slice(1)}.html` : `${path.slice(1)}/index.html`;
}

const orderIn =
  (locales: readonly Locale[]) =>
  (route: Pick<Route, 'kind' | 'locale' | 'path'>): string =>
    `${route.kind === 'notFound' ? 1 : 0} ${String(locales.indexOf(route.locale)).padStart(4, '0')} ${route.path}`;

/** What other pages show of an entry: where it stands, what it is called, what its card says. */
function outlineOf({ model }: Site, file: string, value: EntryData): unknown {
  const folder = collectionOf(file) ?? '';
  const { languages, path, parent, order: place, sections = [] } = value;
  const { title, card } = model.collections[folder] ?? {};
  const sortedBy = Object.values(model.lists).flatMap(({ collection, by }) => (collection === folder && by ? [fieldOf(value, by)] : []));
  const lists = sections.flatMap((section) => {
    const listing = Object.hasOwn(model.lists, section.type) ? model.lists[section.type] : undefined;
    return listing === undefined ? [] : [section.type, listing.by === undefined ? undefined : fieldOf(section, listing.by)];
  });
  return { languages, path, parent, order: place, title: title?.(value), card: card?.(value), sortedBy, lists };
}

const fieldOf = (block: object, key: string): unknown => Reflect.get(block, key);

/** A route without its entry, which is named by its place among all entries. */
type Place = Omit<Route, 'entry'> & { readonly of: number };

interface Places {
  /** Sorted as routes are. */
  readonly places: readonly Place[];
  /** Indexes of routes, by file and language. */
  readonly byFile: ReadonlyMap<string, number>;
  /** Indexes of entries, by the file of what they list; `solutions/` for all of a collection. */
  readonly listed: ReadonlyMap<string, number>;
  /** The index of an entry. */
  readonly home: number;
}

const routeKey = (file: string, locale: Locale): string => `${file} ${locale}`;

/** The path in the source language of each entry; undefined for one without a page. */
function pathsOf({ model }: Site, entries: readonly Entry[], overviews: ListedBy): readonly (string | undefined)[] {
  const pathOf = ({ id, file, value }: Entry, overview: string | undefined): string | undefined => {
    const folder = collectionOf(file) ?? '';
    const collection = model.collections[folder];
    if (`${folder}/${id}` === model.notFound) return '/404';
    return collection && routeOf(collection, { id, path: value.path, overview });
  };
  const above = new Map(
    Object.keys(model.collections).map((folder) => {
      const overview = overviews.whole(folder);
      return [folder, overview && pathOf(overview, undefined)] as const;
    }),
  );
  return entries.map((entry) => pathOf(entry, above.get(collectionOf(entry.file) ?? '')));
}

function placesOf(site: Site): Places {
  const { model, settings, locales } = site;
  const entries = entriesOf(site);
  const listings = listingsOf(site);
  const paths = pathsOf(site, entries, listings);
  const places = entries.flatMap(({ id, file, value }, of): Place[] => {
    const path = paths[of];
    const collection = collectionOf(file) ?? '';
    const kind = `${collection}/${id}` === model.notFound ? 'notFound' : (model.collections[collection]?.singular ?? '');
    const languages = locales.list.filter((locale) => path !== undefined && value.languages.includes(locale));
    const alternates = Object.fromEntries(languages.map((locale) => [locale, locales.pathIn(locale, path ?? '')]));
    return languages.map((locale) => {
      const own = locales.pathIn(locale, path ?? '');
      return { kind, collection, locale, path: own, output: outputOf(own, settings.urlStyle), alternates, of };
    });
  });
  const order = orderIn(locales.list);
  places.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const indexOf = new Map(entries.map((entry, index) => [entry, index]));
  const listed = [
    ...Object.keys(model.collections).map((folder) => [`${folder}/`, listings.whole(folder)] as const),
    ...entries.map((entry) => [entry.file, listings.of(entry)] as const),
  ];
  return {
    places,
    byFile: new Map(places.map(({ locale, of }, index) => [routeKey(entries[of]?.file ?? '', locale), index])),
    listed: new Map(listed.flatMap(([key, entry]) => (entry === undefined ? [] : [[key, indexOf.get(entry) ?? -1]]))),
    home: paths.indexOf('/'),
  };
}

/** All routes of the site. That no two collide has been checked with the content. */
export function planRoutes(site: Site, memo: MemoCache = noMemo): RoutePlan {
  const entries = entriesOf(site);
  const files = entries.map(({ file }) => file);
  const given = { keys: files, inputs: entries };
  const outlines = memo.each({ stage: 'route outline', ...given, from: [site.model] }, ({ value }, file) =>
    memo.stabilize(['route outline', file], outlineOf(site, file, value)),
  );
  const outline = memo.compute('places', [site.model, site.settings.urlStyle, ...files, ...outlines], () => placesOf(site));
  const byEntry = memo.each({ stage: 'routes', ...given, from: [outline] }, () => new Map<Place, Route>());
  const routes = outline.places.map((place) => routeAt(place, entries, byEntry));
  return {
    routes,
    home: entries[outline.home],
    overviewOf: (collection) => entries[outline.listed.get(`${collection}/`) ?? -1],
    listedOn: ({ file }) => entries[outline.listed.get(file) ?? -1],
    routeOf: ({ file }, locale) => routes[outline.byFile.get(routeKey(file, locale)) ?? -1],
    outline,
  };
}

/** The route at `place`, the same one as before for the same entry. */
function routeAt(place: Place, entries: readonly Entry[], byEntry: readonly Map<Place, Route>[]): Route {
  const known = byEntry[place.of]?.get(place);
  if (known !== undefined) return known;
  const { of, ...rest } = place;
  // `placesOf` numbers these entries.
  const route = { ...rest, entry: entries[of] } as Route;
  byEntry[of]?.set(place, route);
  return route;
}
