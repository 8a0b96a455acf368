// Counts the pages, islands, files and bytes of a build.
import type { Locale } from '../model/languages/locale.ts';
import { lengthOf } from '../model/output/byte-length.ts';
import type { OutputFile } from '../model/output/output-file.ts';
import type { AllowedOrigins } from '../model/output/policy.ts';
import type { Route } from '../pages/routes/plan-routes.ts';

export interface Summary {
  /** Pages for visitors, by language, without the not-found pages. */
  readonly routes: Readonly<Record<Locale, number>>;
  readonly notFoundPages: number;
  /** The number of islands on all pages. */
  readonly islands: number;
  /**
   * Bytes before compression. Two kinds of files are not included: the stylesheets with the values that elements list in `data-vars`,
   * and encoded images, because a check does not encode them.
   */
  readonly bytes: Readonly<Record<'html' | 'css' | 'js' | 'other', number>>;
  readonly files: number;
  /** The number of link-preview images. No other figure includes them, because a check does not render them. */
  readonly pictures: number;
  readonly largestPage: { readonly path: string; readonly bytes: number } | undefined;
  /** Other origins from which pages may load files, including those of embeds; missing if there are none. */
  readonly policy?: AllowedOrigins;
}

export const emptySummary: Summary = {
  routes: {},
  notFoundPages: 0,
  islands: 0,
  bytes: { html: 0, css: 0, js: 0, other: 0 },
  files: 0,
  pictures: 0,
  largestPage: undefined,
};

const kindOf = (path: string): keyof Summary['bytes'] => {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return ending === 'html' || ending === 'css' || ending === 'js' ? ending : 'other';
};

/** Counts `files` immediately, and pages and other files as they are added. */
export function summarize(
  files: readonly OutputFile[],
  locales: readonly Locale[],
  policy: AllowedOrigins = {},
): {
  /** Counts a page; `length` is the size of its HTML in bytes, and `drawn` is true if it has a drawn link-preview image. */
  readonly page: (route: Route, made: { readonly length: number; readonly islands: number; readonly drawn: boolean }) => void;
  readonly file: (file: OutputFile) => void;
  /** Counts another file; `length` is its size in bytes. */
  readonly output: (path: string, length: number) => void;
  /** Counts files by number only, not by bytes: the two kinds that `bytes` does not include. */
  readonly images: (count: number) => void;
  readonly end: () => Summary;
} {
  const routes = new Map(locales.map((locale) => [locale, 0]));
  const bytes = { html: 0, css: 0, js: 0, other: 0 };
  let [notFoundPages, islands, pages, pictures, others] = [0, 0, 0, 0, 0];
  let largestPage: Summary['largestPage'];
  const output = (path: string, length: number): void => {
    others += 1;
    bytes[kindOf(path)] += length;
  };
  const count = ({ path, bytes: content }: OutputFile): void => output(path, lengthOf(content));
  files.forEach(count);
  return {
    file: count,
    output,
    images: (count) => {
      others += count;
    },
    page: (route, { length, islands: count, drawn }) => {
      bytes.html += length;
      islands += count;
      pages += 1;
      if (drawn) pictures += 1;
      if (route.kind === 'notFound') notFoundPages += 1;
      else routes.set(route.locale, (routes.get(route.locale) ?? 0) + 1);
      if (largestPage === undefined || length > largestPage.bytes) largestPage = { path: route.path, bytes: length };
    },
    end: () => ({
      routes: Object.fromEntries(routes),
      notFoundPages,
      islands,
      bytes,
      files: pages + others,
      pictures,
      largestPage,
      ...(Object.keys(policy).length > 0 && { policy }),
    }),
  };
}
