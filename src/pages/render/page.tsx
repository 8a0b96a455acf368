// Renders the HTML of a page from its view, the site definition and the asset URLs.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReturnedError } from '../../diagnostics/template-error.ts';
import { isNoindex } from '../../model/entries/meta.ts';
import { startOfPage } from '../../model/entries/prose-headings.ts';
import { feedFiles } from '../../model/feed.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { valuesIn, valuesSheet } from '../../model/output/style-values.ts';
import type { IconView } from '../../model/references/image.ts';
import type { Site } from '../../model/site-content.ts';
import type { Clock } from '../../model/time/clock.ts';
import type { PageView } from '../../model/view.ts';
import type { AssetUrls, SiteDefinition } from '../../site/definition.ts';
import { cacheByReads } from '../../store/reads/cache-by-reads.ts';
import { Head, type HeadProps } from './head/head.tsx';
import type { PageImage } from './head/og-images.ts';
import { structuredData } from './head/structured-data.ts';
import type { TransformHtml } from './transform-page.ts';

export interface RenderInput {
  readonly site: Site;
  readonly definition: SiteDefinition;
  readonly assets: AssetUrls;
  readonly icons: readonly IconView[];
  readonly clock: Clock;
  /** Wraps or replaces the elements of the page before they are rendered. */
  readonly wrap?: (page: ReactNode) => ReactNode;
  /** Renders the HTML at the end of the body. If missing, the end is rendered with the page. */
  readonly renderEnd?: RenderEnd | undefined;
  /** Applies `transformPage` of the site to the finished page. */
  readonly transform?: TransformHtml | undefined;
}

/** The end of a document: what `BodyEnd` rendered, and the closing tags. */
export interface PageEnd {
  readonly html: string;
  readonly requested: RequestedAssets;
}

type RenderEnd = (view: PageView) => PageEnd;

/** The assets that a part of a page requests. */
interface RequestedAssets {
  readonly islands: boolean;
  /** The names of scripts and stylesheets. */
  readonly scripts: ReadonlySet<string>;
  readonly sheets: ReadonlySet<string>;
  /** Style values, as elements list them in `data-vars`. */
  readonly values: ReadonlySet<string>;
}

const assetsIn = (html: string): RequestedAssets => ({
  islands: html.includes(' data-island="'),
  scripts: new Set(html.includes(' data-script="') ? [...html.matchAll(/ data-script="([^"]*)"/g)].map(([, name = '']) => name) : []),
  sheets: new Set(html.includes(' data-sheet="') ? [...html.matchAll(/ data-sheet="([^"]*)"/g)].map(([, name = '']) => name) : []),
  values: valuesIn(html),
});

/**
 * Maximum number of cached ends of pages. For each language there is one that most pages share. A page to which this end links has an end
 * of its own, because a link to the current page differs.
 */
const maxTails = 32;

/**
 * Returns a function that renders the end of the body, once for all views from which it reads the same values; undefined if the site has
 * no `BodyEnd`. This saves a tenth of the processor time of 1,000 pages.
 */
export const endRenderer = ({ BodyEnd }: Pick<SiteDefinition, 'BodyEnd'>): RenderEnd | undefined =>
  BodyEnd &&
  cacheByReads((view: PageView) => {
    const html = renderToStaticMarkup(<BodyEnd view={view} />);
    return { html: `${html}${closing}`, requested: assetsIn(html) };
  }, maxTails);

/** Returns the path of the web manifest of a language. */
export const manifestPath = (locales: Locales, locale: Locale): string => `${locales.of(locale).prefix}/site.webmanifest`;

/** Returns the value of `dir` for a document; undefined for left to right, which is the default of browsers. */
export const rightToLeft = (locales: Locales, locale: Locale): 'rtl' | undefined =>
  locales.of(locale).direction === 'rtl' ? 'rtl' : undefined;

export interface RenderedDocument {
  readonly html: string;
  /** The stylesheet with the document's style values, if it has any. */
  readonly sheet: OutputFile | undefined;
  /** The end of `html`, if other pages may have the same. */
  readonly end?: PageEnd | undefined;
}

/** A finished page. */
export interface Rendered extends RenderedDocument {
  /** The link-preview image, if there is one. */
  readonly image: PageImage | undefined;
}

export type PageInput = Pick<HeadProps, 'route' | 'view' | 'image'>;

const closing = '</body></html>\n';

/** Renders the document of a route. It is complete even in browsers that run no scripts. */
export function renderPage(
  { site, definition, assets, icons, clock, wrap, renderEnd, transform }: RenderInput,
  { route, view, image }: PageInput,
): RenderedDocument {
  definition.beginPage?.();
  const { themeColor, icon } = site.settings;
  const { Body, BodyEnd, collections, basePath = '', colorScheme, documentTitle } = definition;
  const collection = collections[route.collection];
  const { component: Layout } = collection ?? {};
  const baseUrl = site.settings.baseUrl + basePath;
  const end = wrap === undefined && renderEnd !== undefined ? renderEnd(view) : undefined;
  const page = (
    <html lang={site.locales.of(route.locale).lang} dir={rightToLeft(site.locales, route.locale)}>
      <Head
        locales={site.locales}
        route={route}
        view={view}
        isNoindex={route.kind === 'notFound' || isNoindex(collection, view.content.entry)}
        neighbours={collection?.derived && route.neighbours}
        baseUrl={baseUrl}
        documentTitle={titleOf(view, documentTitle)}
        themeColor={themeColor}
        colorScheme={colorScheme}
        assets={assets}
        icon={site.assets.get(icon ?? '')}
        image={image}
        icons={icons}
        feeds={feedFiles(definition.collections, site.locales).filter(({ locale }) => locale === route.locale)}
        manifest={manifestPath(site.locales, route.locale)}
        structuredData={structuredData({ site, definition, route, view, baseUrl, clock, image })}
      />
      <body id={startOfPage}>
        <Body view={view}>{Layout && <Layout entry={view.content.entry} />}</Body>
        {end === undefined && BodyEnd && <BodyEnd view={view} />}
      </body>
    </html>
  );
  const html = `<!doctype html>${renderToStaticMarkup(wrap === undefined ? page : wrap(page))}\n`;
  if (transform !== undefined) {
    // The transform may add or remove elements that request assets.
    const changed = transform(end === undefined ? html : joined(html, end), view);
    return withOwnAssets(changed, [assetsIn(changed)], assets);
  }
  if (end === undefined) return withOwnAssets(html, [assetsIn(html)], assets);
  const start = withOwnAssets(html, [assetsIn(html), end.requested], assets);
  return { ...start, html: joined(start.html, end), end };
}

/** Returns the title of a document. Throws if `documentTitle` of the site returns no text, because React would leave it out. */
function titleOf(view: PageView, documentTitle: SiteDefinition['documentTitle']): string {
  const title: unknown = documentTitle(view.content.entry.meta.title, view);
  if (typeof title === 'string') return title;
  throw new ReturnedError('documentTitle returns something that is not a text', documentTitle);
}

/** Returns a document without its closing tags, followed by `end`. */
const joined = (html: string, end: PageEnd): string => `${html.slice(0, -closing.length)}${end.html}`;

/** Adds to the head the loader of islands, if there are any, and the stylesheets, scripts and style values that elements request. */
function withOwnAssets(
  html: string,
  requested: readonly RequestedAssets[],
  { loader, scripts = {}, sheets = {} }: AssetUrls,
): RenderedDocument {
  const namesOf = (kind: 'scripts' | 'sheets', urls: object): string[] =>
    Object.keys(urls).filter((name) => requested.some((each) => each[kind].has(name)));
  const urls = [
    ...namesOf('sheets', sheets).flatMap((name) => sheets[name] ?? []),
    ...(loader !== undefined && requested.some(({ islands }) => islands) ? [loader] : []),
    ...namesOf('scripts', scripts).flatMap((name) => scripts[name] ?? []),
  ];
  const tags = urls.map((url) =>
    url.endsWith('.css') ? `<link rel="stylesheet" href="${url}" data-own=""/>` : `<script type="module" src="${url}"></script>`,
  );
  const sheet = valuesSheet(new Set(requested.flatMap((each) => [...each.values])));
  if (sheet !== undefined) tags.push(`<link rel="stylesheet" href="/${sheet.path}" data-own="" data-values=""/>`);
  return { html: tags.length === 0 ? html : html.replace('</head>', () => `${tags.join('')}</head>`), sheet };
}
