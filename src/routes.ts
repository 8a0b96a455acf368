// Site → RoutePlan: every URL with its language, its counterpart and the file it becomes.

import type { Edition } from './model/edition.ts';
import { type Locale, locales } from './model/locale.ts';
import { notFoundId, type Page } from './model/page.ts';
import { editionPath, pagePath, pathIn, solutionPath } from './model/route-path.ts';
import type { Entry, Site } from './model/site-content.ts';
import type { Solution } from './model/solution.ts';
import type { RouteKind } from './model/view.ts';

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
}

export const pageKey = (id: string, locale: Locale): string => `${id} ${locale}`;

/** The file of the output that hosts serve for a path. */
export function outputOf(path: string, style: 'file' | 'directory'): string {
  if (path === '/') return 'index.html';
  // Hosts look for 404.html by that name, in every style.
  return style === 'file' || path.endsWith('/404') ? `${path.slice(1)}.html` : `${path.slice(1)}/index.html`;
}

const order = (route: Route): string => `${route.kind === 'notFound' ? 1 : 0} ${locales.indexOf(route.locale)} ${route.path}`;

/** All routes of the site. That no two collide has been checked with the content. */
export function planRoutes(site: Site): RoutePlan {
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
  const routes = things.flatMap(({ kind, entry, path }) => {
    const languages = locales.filter((locale) => entry.value.languages.includes(locale));
    const alternates = Object.fromEntries(languages.map((locale) => [locale, pathIn(locale, path)]));
    return languages.map((locale) => {
      const own = pathIn(locale, path);
      // `things` pairs each kind with entries of that kind.
      return { kind, locale, entry, path: own, output: outputOf(own, site.settings.urlStyle), alternates } as Route;
    });
  });
  const sorted = routes.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return {
    routes: sorted,
    overview,
    home: site.pages.find(({ value }) => value.path === '/'),
    pages: new Map(sorted.flatMap((route) => (route.kind === 'page' ? [[pageKey(route.entry.id, route.locale), route] as const] : []))),
  };
}
