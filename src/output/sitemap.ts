// sitemap.xml: the pages that search engines may list, each with its translations and, if known, the date of its last change.
import { escapeHtml } from '../model/escape-html.ts';
import type { OutputFile } from '../model/output/output-file.ts';
import type { Site } from '../model/site-content.ts';
import { hreflangs } from '../pages/render/head/head.tsx';
import type { Route } from '../pages/routes/plan-routes.ts';

/** Returns when a page was last changed, in milliseconds since 1970, or undefined if that is unknown. */
export type LastChange = (route: Route) => number | undefined;

export const sitemapFile = 'sitemap.xml';

type MappedSite = Pick<Site, 'locales' | 'settings'>;
type MappedRoute = Pick<Route, 'isNoindex' | 'path' | 'alternates'>;

/**
 * Writes the sitemap (https://www.sitemaps.org/protocol.html), with translations as Google describes them. The text is built when its
 * bytes are first read.
 */
export function sitemap<R extends MappedRoute>(
  site: MappedSite,
  routes: readonly R[],
  lastChange: (route: R) => ReturnType<LastChange> = () => undefined,
): OutputFile {
  let text: string | undefined;
  return {
    path: sitemapFile,
    get bytes() {
      text ??= textOf(site, routes, lastChange);
      return text;
    },
  };
}

function textOf<R extends MappedRoute>(
  { locales, settings: { baseUrl } }: MappedSite,
  routes: readonly R[],
  lastChange: (route: R) => ReturnType<LastChange>,
): string {
  const url = (route: R): string => {
    const changed = lastChange(route);
    return [
      '  <url>',
      `    <loc>${escapeHtml(baseUrl + route.path)}</loc>`,
      ...(changed === undefined ? [] : [`    <lastmod>${new Date(changed).toISOString().replace(/\.\d+Z$/, 'Z')}</lastmod>`]),
      ...hreflangs(locales, route).map(
        ([language, path]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(baseUrl + path)}"/>`,
      ),
      '  </url>',
    ].join('\n');
  };
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...routes.filter(({ isNoindex }) => !isNoindex).map(url),
    '</urlset>',
    '',
  ];
  return lines.join('\n');
}
