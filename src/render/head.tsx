// The head of a page: what browsers, search engines and link previews read.
import type { ReactElement } from 'react';
import type { IconView } from '../model/image.ts';
import { defaultLocale, type Locale, otherLocale } from '../model/locale.ts';
import type { PageView } from '../model/view.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { AssetUrls } from '../site/definition.ts';
import type { PageImage } from './og-images.ts';

const territories: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' };

export interface HeadProps {
  readonly route: Route;
  readonly view: PageView;
  /** The address of the site, without a slash at the end. */
  readonly baseUrl: string;
  readonly themeColor: string;
  readonly assets: AssetUrls;
  /** The URL of the site icon as a drawing, and the pictures made of it. */
  readonly icon: string;
  readonly icons: readonly IconView[];
  readonly image: PageImage;
  readonly manifest: string;
  /** JSON-LD, as text that is safe inside a script element. */
  readonly structuredData: string;
}

/** The full URL of a path: the home page has no slash but the one of its host. */
export const absolute = (baseUrl: string, path: string): string => `${baseUrl}${path}`;

export function Head({
  route,
  view,
  baseUrl,
  themeColor,
  assets,
  icon,
  icons,
  manifest,
  structuredData,
  ...rest
}: HeadProps): ReactElement {
  const { title, description } = metaOf(view);
  const fullTitle = `${title} · ${view.site.company.shortName}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {route.kind === 'notFound' ? <meta name="robots" content="noindex" /> : <Addresses route={route} baseUrl={baseUrl} />}
      <Preview {...rest} route={route} view={view} baseUrl={baseUrl} title={title} description={description} />
      <meta name="theme-color" content={themeColor} />
      <meta name="color-scheme" content="dark" />
      <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
      <link rel="icon" href={icon} type="image/svg+xml" sizes="any" />
      {icons
        .filter(({ purpose }) => purpose === 'apple')
        .map(({ url, size }) => (
          <link key={url} rel="apple-touch-icon" href={url} sizes={`${size}x${size}`} />
        ))}
      <link rel="manifest" href={manifest} />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="stylesheet" href={assets.stylesheet} />
      <script type="module" src={assets.script} />
      {structuredData === '' ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />}
    </head>
  );
}

/** The title and the description of a page in its language. */
export function metaOf({ content }: PageView): { readonly title: string; readonly description: string } {
  if (content.kind === 'solution') return content.solution.meta;
  return content.kind === 'edition' ? content.edition.meta : content.page.meta;
}

function Addresses({ route, baseUrl }: Pick<HeadProps, 'route' | 'baseUrl'>): ReactElement {
  const { locale, path, alternates } = route;
  const counterpart = alternates[otherLocale(locale)];
  const german = alternates[defaultLocale];
  return (
    <>
      <link rel="canonical" href={absolute(baseUrl, path)} />
      {counterpart === undefined
        ? null
        : Object.entries(alternates).map(([language, href]) => (
            <link key={language} rel="alternate" hrefLang={language} href={absolute(baseUrl, href)} />
          ))}
      {counterpart === undefined || german === undefined ? null : (
        <link rel="alternate" hrefLang="x-default" href={absolute(baseUrl, german)} />
      )}
    </>
  );
}

type PreviewProps = Pick<HeadProps, 'route' | 'view' | 'baseUrl' | 'image'> & {
  readonly title: string;
  readonly description: string;
};

function Preview({ route, view, baseUrl, image, title, description }: PreviewProps): ReactElement {
  const counterpart = route.alternates[otherLocale(route.locale)];
  const url = absolute(baseUrl, image.url);
  // A drawn picture shows the page, another one the house.
  const alt = image.drawn === undefined ? view.site.name : `${title} · ${view.site.name}`;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={view.site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {route.kind === 'notFound' ? null : <meta property="og:url" content={absolute(baseUrl, route.path)} />}
      <meta property="og:locale" content={territories[route.locale]} />
      {counterpart === undefined ? null : <meta property="og:locale:alternate" content={territories[otherLocale(route.locale)]} />}
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={url} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
