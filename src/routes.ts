// Site → RoutePlan: every URL with its language, its counterpart and the file it becomes.

import type { Edition } from './model/edition.ts';
import { type Locale, locales } from './model/locale.ts';
import { notFoundId, type Page } from './model/page.ts';
import { editionPath, pagePath, pathIn, solutionPath } from './model/route-path.ts';
import type { Entry, Site } from './model/site-content.ts';
import type { Solution } from './model/solution.ts';
import type { RouteKind } from './model/view.ts';
import { noReuse, type Reuse } from './reuse.ts';

interface RouteOf<Kind extends RouteKind, Value> {
  readonly kind: Kind;
  readonly locale: Locale;
  readonly entry: Entry<Value>;
  /** The path in its language: `/en/ai-audit`. */
  readonly path: string;
  /** The file in the output: `en/ai-audit.html`. */
  readonly output: string;
  /** The paths of this page in each language it has, its own included. */
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
}

export type Route = RouteOf<'page' | 'notFound', Page> | RouteOf<'solution', Solution> | RouteOf<'edition', Edition>;

export interface RoutePlan {
  /** Sorted: German before English, then by path; not-found pages last. */
  readonly routes: readonly Route[];
  /** The page that lists the solutions, under whose address they stand. */
  readonly overview: Entry<Page> | undefined;
  /** The page at `/`. */
  readonly home: Entry<Page> | undefined;
  /** The routes of ordinary pages, by `pageKey`. */
  readonly pages: ReadonlyMap<string, Route>;
  /** Everything that a page may show of others. The same object while nothing of it has changed. */
  readonly outline: object;
}

export const pageKey = (id: string, locale: Locale): string => `${id} ${locale}`;

function outputOf(path: string, style: 'file' | 'directory'): string {
  if (path === '/') return 'index.html';
  // Hosts look for 404.html by that name, in every style.
  return style === 'file' || path.endsWith('/404') ? `${path.slice(1)}.html` : `${path.slice(1)}/index.html`;
}

const order = (route: Pick<Route, 'kind' | 'locale' | 'path'>): string =>
  `${route.kind === 'notFound' ? 1 : 0} ${locales.indexOf(route.locale)} ${route.path}`;

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

/** A route without its entry, which is found by its file. */
type Place = Omit<Route, 'entry'> & { readonly file: string };

interface Places {
  readonly places: readonly Place[];
  readonly overview: string | undefined;
  readonly home: string | undefined;
}

function placesOf(site: Site): Places {
  const overview = site.pages.find(({ value }) => value.sections.some(({ type }) => type === 'solutions'));
  const things = [
    ...site.pages.map((entry) => ({
      kind: entry.id === notFoundId ? ('notFound' as const) : ('page' as const),
      entry,
      path: pagePath(entry.id, entry.value.path),
    })),
    ...(overview
      ? site.solutions.map((entry) => ({
          kind: 'solution' as const,
          entry,
          path: solutionPath(entry.id, pagePath(overview.id, overview.value.path)),
        }))
      : []),
    ...site.editions.map((entry) => ({ kind: 'edition' as const, entry, path: editionPath(entry.id, entry.value.path) })),
  ];
  const places = things.flatMap(({ kind, entry, path }) => {
    const languages = locales.filter((locale) => entry.value.languages.includes(locale));
    const alternates = Object.fromEntries(languages.map((locale) => [locale, pathIn(locale, path)]));
    return languages.map((locale) => {
      const own = pathIn(locale, path);
      return { kind, locale, file: entry.file, path: own, output: outputOf(own, site.settings.urlStyle), alternates };
    });
  });
  return {
    places: places.sort((a, b) => (order(a) < order(b) ? -1 : 1)),
    overview: overview?.file,
    home: site.pages.find(({ value }) => value.path === '/')?.file,
  };
}

/** All routes of the site. That no two collide has been checked with the content. */
export function planRoutes(site: Site, reuse: Reuse = noReuse): RoutePlan {
  const entries = [...site.pages, ...site.solutions, ...site.editions];
  const outlines = entries.map(({ file, value }) =>
    reuse.once('route outline', file, [value], () => reuse.same('route outline', file, outlineOf(value))),
  );
  const files = entries.map(({ file }) => file);
  const outline = reuse.once('places', '', [site.settings.urlStyle, ...files, ...outlines], () => placesOf(site));
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const routes = outline.places.map((place) => {
    const entry = byFile.get(place.file);
    // `placesOf` pairs each kind with entries of that kind.
    return reuse.once('route', place.path, [place, entry], () => routeOf(place, entry as Entry<Thing>));
  });
  const pageAt = (file: string | undefined) => site.pages.find((entry) => entry.file === file);
  return {
    routes,
    overview: pageAt(outline.overview),
    home: pageAt(outline.home),
    pages: new Map(routes.flatMap((route) => (route.kind === 'page' ? [[pageKey(route.entry.id, route.locale), route] as const] : []))),
    outline,
  };
}

function routeOf({ file: _, ...place }: Place, entry: Entry<Thing>): Route {
  return { ...place, entry } as Route;
}
