// Site → RoutePlan: every URL with its language, its alternates and the file it becomes.

import { type MemoCache, noMemo } from '../memo.ts';
import type { Edition } from '../model/edition.ts';
import type { Locale } from '../model/locale.ts';
import { notFoundId, type Page } from '../model/page.ts';
import { editionPath, pagePath, solutionPath } from '../model/route-path.ts';
import type { Entry, Site } from '../model/site-content.ts';
import type { Solution } from '../model/solution.ts';
import type { RouteKind } from '../model/view.ts';

interface RouteOf<Kind extends RouteKind, Value> {
  readonly kind: Kind;
  readonly locale: Locale;
  readonly entry: Entry<Value>;
  /** The path in its language: `/en/ai-audit`. */
  readonly path: string;
  /** The file in the output: `en/ai-audit.html`. */
  readonly output: string;
  /** The paths of this page in each language it has, its own included. */
  readonly alternates: Readonly<Record<Locale, string>>;
}

export type Route = RouteOf<'page' | 'notFound', Page> | RouteOf<'solution', Solution> | RouteOf<'edition', Edition>;

export interface RoutePlan {
  /** Sorted: by language in the order of the definition, then by path; not-found pages last. */
  readonly routes: readonly Route[];
  /** The page that lists the solutions, under whose address they stand. */
  readonly overview: Entry<Page> | undefined;
  /** The page at `/`. */
  readonly home: Entry<Page> | undefined;
  /** The route of an ordinary page. */
  readonly pageAt: (id: string, locale: Locale) => Route | undefined;
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

type Thing = Page | Solution | Edition;

/** What other pages show of this one: where it stands, what it is called, what its card says. */
function outlineOf(value: Thing): unknown {
  const { languages } = value;
  if ('card' in value) return { languages, path: value.path, card: value.card, icon: value.icon, sector: value.sector, order: value.order };
  if ('category' in value) {
    const { name, summary, icon, category, order } = value;
    return { languages, name, summary, icon, category, order };
  }
  const { path, name, parent, sections } = value;
  const lists = sections.flatMap<string | undefined>((section) =>
    section.type === 'cards' ? [section.sector] : section.type === 'solutions' ? ['solutions'] : [],
  );
  return { languages, path, name, parent, lists };
}

/** A route without its entry, which is named by its place among all entries. */
type Place = Omit<Route, 'entry'> & { readonly of: number };

interface Places {
  /** Sorted as routes are. */
  readonly places: readonly Place[];
  /** Indexes of the routes of ordinary pages, by id and language. */
  readonly pages: ReadonlyMap<string, number>;
  /** Indexes of pages. */
  readonly overview: number;
  readonly home: number;
}

const pageKey = (id: string, locale: Locale): string => `${id} ${locale}`;

function placesOf(site: Site): Places {
  const { pages, solutions, editions, settings, locales } = site;
  const overview = pages.findIndex(({ value }) => value.sections.some(({ type }) => type === 'solutions'));
  const above = pages[overview];
  const things = [
    ...pages.map(({ id, value }) => ({
      kind: id === notFoundId ? ('notFound' as const) : ('page' as const),
      path: pagePath(id, value.path),
    })),
    ...solutions.map(({ id }) => ({ kind: 'solution' as const, path: above && solutionPath(id, pagePath(above.id, above.value.path)) })),
    ...editions.map(({ id, value }) => ({ kind: 'edition' as const, path: editionPath(id, value.path) })),
  ];
  const entries = [...pages, ...solutions, ...editions];
  const places = things.flatMap(({ kind, path }, of) => {
    const languages = locales.list.filter((locale) => path !== undefined && entries[of]?.value.languages.includes(locale));
    const alternates = Object.fromEntries(languages.map((locale) => [locale, locales.pathIn(locale, path ?? '')]));
    return languages.map((locale) => {
      const own = locales.pathIn(locale, path ?? '');
      return { kind, locale, path: own, output: outputOf(own, settings.urlStyle), alternates, of };
    });
  });
  const order = orderIn(locales.list);
  places.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return {
    places,
    pages: new Map(
      places.flatMap(({ kind, locale, of }, index) => (kind === 'page' ? [[pageKey(entries[of]?.id ?? '', locale), index] as const] : [])),
    ),
    overview,
    home: pages.findIndex(({ value }) => value.path === '/'),
  };
}

/** All routes of the site. That no two collide has been checked with the content. */
export function planRoutes(site: Site, memo: MemoCache = noMemo): RoutePlan {
  const entries = [...site.pages, ...site.solutions, ...site.editions];
  const files = entries.map(({ file }) => file);
  const given = { keys: files, inputs: entries };
  const outlines = memo.each('route outline', given, [], ({ value }, file) => memo.stabilize('route outline', file, outlineOf(value)));
  const outline = memo.compute('places', '', [site.locales, site.settings.urlStyle, ...files, ...outlines], () => placesOf(site));
  const byEntry = memo.each('routes', given, [outline], () => new Map<Place, Route>());
  const routes = outline.places.map((place) => routeOf(place, entries, byEntry));
  return {
    routes,
    overview: site.pages[outline.overview],
    home: site.pages[outline.home],
    pageAt: (id, locale) => routes[outline.pages.get(pageKey(id, locale)) ?? -1],
    outline,
  };
}

/** The route at `place`, the same one as before for the same entry. */
function routeOf(place: Place, entries: readonly Entry<Thing>[], byEntry: readonly Map<Place, Route>[]): Route {
  const known = byEntry[place.of]?.get(place);
  if (known !== undefined) return known;
  const { of, ...rest } = place;
  // `placesOf` pairs each kind with entries of that kind.
  const route = { ...rest, entry: entries[of] } as Route;
  byEntry[of]?.set(place, route);
  return route;
}
