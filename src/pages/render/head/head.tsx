// The head of a page: what browsers, search engines and link previews read.
import type { ReactElement } from 'react';
import { type FeedFile, feedTypes } from '../../../model/feed.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import type { IconView } from '../../../model/references/image.ts';
import type { PageView } from '../../../model/view.ts';
import type { AssetUrls } from '../../../site/definition.ts';
import type { Neighbours } from '../../routes/neighbours.ts';
import type { Route } from '../../routes/plan-routes.ts';
import type { PageImage } from './og-images.ts';

export interface HeadProps {
  readonly locales: Locales;
  readonly route: Route;
  readonly view: PageView;
  /** Whether search engines are told not to list the page. */
  readonly isNoindex: boolean;
  /** The previous and next page, if the page is a part of a list. */
  readonly neighbours: Neighbours | undefined;
  /** The URL of the site, without a trailing slash. */
  readonly baseUrl: string;
  readonly documentTitle: string;
  readonly themeColor: string;
  /** The value of `color-scheme`: `light dark`. */
  readonly colorScheme: string;
  readonly assets: AssetUrls;
  /** The URL of the site icon as SVG; undefined if the site has none. */
  readonly icon: string | undefined;
  readonly icons: readonly IconView[];
  /** The link-preview image, if there is one. */
  readonly image: PageImage | undefined;
  readonly manifest: string;
  /** The feeds of the site in the language of the page. */
  readonly feeds: readonly FeedFile[];
  /** JSON-LD, escaped for a script element. */
  readonly structuredData: string;
}

/**
 * Returns the paths of a page by the value of `hreflang`; empty for a page in one language. `x-default`, for visitors of any
 * other language, is the page in the source language, if there is one
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function hreflangs(
  { source, of }: Pick<Locales, 'source' | 'of'>,
  { alternates }: Pick<Route, 'alternates'>,
): (readonly [string, string])[] {
  const all = Object.entries(alternates).map(([locale, path]) => [of(locale).lang, path] as const);
  const fallback = alternates[source];
  if (all.length < 2) return [];
  return fallback === undefined ? all : [...all, ['x-default', fallback]];
}

export function Head({
  locales,
  route,
  view,
  isNoindex,
  neighbours,
  baseUrl,
  documentTitle,
  themeColor,
  colorScheme,
  assets,
  icon,
  icons,
  manifest,
  structuredData,
  feeds,
  ...rest
}: HeadProps): ReactElement {
  const { title, description } = view.content.entry.meta;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      {isNoindex ? <meta name="robots" content="noindex" /> : null}
      {route.kind === 'notFound' ? null : (
        <>
          <Addresses locales={locales} route={route} neighbours={neighbours} baseUrl={baseUrl} />
          <Feeds feeds={feeds} view={view} baseUrl={baseUrl} />
        </>
      )}
      <Preview {...rest} locales={locales} route={route} view={view} baseUrl={baseUrl} title={title} description={description} />
      <meta name="theme-color" content={themeColor} />
      <meta name="color-scheme" content={colorScheme} />
      {assets.early === undefined ? null : <script dangerouslySetInnerHTML={{ __html: assets.early.code }} />}
      {icon === undefined ? null : (
        <>
          <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
          <link rel="icon" href={icon} type="image/svg+xml" sizes="any" />
        </>
      )}
      {icons
        .filter(({ purpose }) => purpose === 'apple')
        .map(({ url, size }) => (
          <link key={url} rel="apple-touch-icon" href={url} sizes={`${size}x${size}`} />
        ))}
      <link rel="manifest" href={manifest} />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.stylesheet === undefined ? null : <link rel="stylesheet" href={assets.stylesheet} />}
      {assets.script === undefined ? null : <script type="module" src={assets.script} />}
      {structuredData === '' ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />}
    </head>
  );
}

function Addresses({ locales, route, neighbours, baseUrl }: Pick<HeadProps, 'locales' | 'route' | 'neighbours' | 'baseUrl'>): ReactElement {
  const { previous, next } = neighbours ?? {};
  return (
    <>
      <link rel="canonical" href={baseUrl + route.path} />
      {hreflangs(locales, route).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={baseUrl + href} />
      ))}
      {previous === undefined ? null : <link rel="prev" href={baseUrl + previous} />}
      {next === undefined ? null : <link rel="next" href={baseUrl + next} />}
    </>
  );
}

/**
 * Renders links to the feeds, so that feed readers find them from the URL of the page
 * (https://www.rssboard.org/rss-autodiscovery).
 */
const Feeds = ({ feeds, view, baseUrl }: Pick<HeadProps, 'feeds' | 'view' | 'baseUrl'>): readonly ReactElement[] =>
  feeds.map(({ kind, path, feed }) => (
    <link key={path} rel="alternate" type={feedTypes[kind]} title={feed.title?.(view) ?? view.site.name} href={baseUrl + path} />
  ));

type PreviewProps = Pick<HeadProps, 'locales' | 'route' | 'view' | 'baseUrl' | 'image'> & {
  readonly title: string;
  readonly description: string;
};

function Preview({ locales, route, view, baseUrl, image, title, description }: PreviewProps): ReactElement {
  const own = locales.of(route.locale).ogLocale;
  const all = new Set(Object.keys(route.alternates).map((locale) => locales.of(locale).ogLocale));
  const others = [...all].filter((other) => other !== undefined && other !== own);
  const picture = pictureOf({ view, baseUrl, image, title });
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={view.site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {route.kind === 'notFound' ? null : <meta property="og:url" content={baseUrl + route.path} />}
      {own && <meta property="og:locale" content={own} />}
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      {picture && (
        <>
          <meta property="og:image" content={picture.url} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture && (
        <>
          <meta name="twitter:image" content={picture.url} />
          <meta name="twitter:image:alt" content={picture.alt} />
        </>
      )}
    </>
  );
}

/**
 * Returns the image with its alternative text. A drawn image depicts the page, so the text contains the title of the
 * page; an image file named by the site depicts the site.
 */
const pictureOf = ({ image, view, baseUrl, title }: Pick<PreviewProps, 'image' | 'view' | 'baseUrl' | 'title'>) =>
  image && {
    url: baseUrl + image.url,
    alt: image.drawn === undefined ? view.site.name : `${title} · ${view.site.name}`,
  };
