// The page at a redirected URL, for hosts without redirects: browsers continue to the new URL, and search engines treat the page
// as a redirect (https://developers.google.com/search/docs/crawling-indexing/301-redirects).
import { renderToStaticMarkup } from 'react-dom/server';
import { leadsAway, type Redirect } from '../../model/references/redirects.ts';
import type { Site } from '../../model/site-content.ts';
import { rightToLeft } from './page.tsx';
import { createTranslators } from './view/translate.ts';

/**
 * Returns a function that renders the page of a redirect, in the language of the old URL. Its heading is the message with the
 * key `title`, or the new URL.
 */
export function redirectPages(
  site: Pick<Site, 'locales' | 'settings' | 'messages'>,
  title: string | undefined,
): (redirect: Redirect) => string {
  const { locales } = site;
  const { baseUrl } = site.settings;
  const translators = createTranslators(site);
  const titles = title === undefined ? {} : locales.record((locale) => translators(locale)(title));
  return (redirect) => {
    const { from, to } = redirect;
    const locale = locales.at(from);
    const target = leadsAway(redirect) ? to : baseUrl + to;
    const language = leadsAway(redirect) || locales.at(to) === locale ? {} : { hrefLang: locales.of(locales.at(to)).lang };
    const moved = titles[locale] ?? target;
    const html = renderToStaticMarkup(
      <html lang={locales.of(locale).lang} dir={rightToLeft(locales, locale)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{moved}</title>
          <meta httpEquiv="refresh" content={`0; url=${to}`} />
          <meta name="robots" content="noindex" />
          <link rel="canonical" href={target} />
          <meta name="color-scheme" content="light dark" />
        </head>
        <body>
          <main>
            <h1>{moved}</h1>
            <p>
              <a href={to} {...language}>
                {target}
              </a>
            </p>
          </main>
        </body>
      </html>,
    );
    return `<!doctype html>${html}\n`;
  };
}
