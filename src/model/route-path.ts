// Where things stand on the site: a path is derived from the name of a file unless content sets it.
import { defaultLocale, type Locale, locales } from './locale.ts';
import { notFoundId } from './page.ts';

/** The path of a page in a language, from its German one: `/ai-audit` → `/en/ai-audit`. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language of the page at a path. */
export const localeAt = (path: string): Locale =>
  locales.find((locale) => locale !== defaultLocale && (path === `/${locale}` || path.startsWith(`/${locale}/`))) ?? defaultLocale;

/** The German path of a page. */
export const pagePath = (id: string, path: string | undefined): string => (id === notFoundId ? '/404' : (path ?? `/${id}`));

/** The German path of a solution, under the page that lists the solutions. */
export const solutionPath = (id: string, overview: string): string => `${overview === '/' ? '' : overview}/${id}`;

/** The German path of an edition of the lead package. */
export const editionPath = (id: string, path: string | undefined): string => path ?? `/ai-lead-masters-${id}`;
