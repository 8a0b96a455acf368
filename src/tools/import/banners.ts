// Finds main headings that many texts repeat above the heading of the page, such as the name of the project. They tell no page apart.
import { countBy } from '../../model/group-by.ts';
import { plainWords } from './headings.ts';

/** A main heading at the start, directly above the next heading. The groups are its words, in Markdown and in HTML. */
const repeated = /^\s*(?:#[ \t]+(\S.*?)(?:[ \t]+#+)?|<h1\b[^<>]*>\s*([^<>]*?)\s*<\/h1>)[ \t]*\r?\n\s*(?=##?[ \t]|<h[12]\b)/;

/** The number of texts that have to repeat a heading. Two equal headings can be those of pages in different folders. */
const minTexts = 3;

function bannerOf(body: string): string | undefined {
  const [, words, ofHtml = words] = repeated.exec(body) ?? [];
  return ofHtml === undefined ? undefined : plainWords(ofHtml);
}

/** Returns the words of the main headings that at least three of `texts` repeat. */
export function bannersIn(texts: Iterable<string>): ReadonlySet<string> {
  const counts = countBy(
    [...texts].flatMap((text) => bannerOf(text) ?? []),
    (words) => words,
  );
  return new Set([...counts].flatMap(([words, count]) => (count < minTexts ? [] : [words])));
}

/** Returns a text in which the heading below such a main heading takes its place. */
export const withoutBanner = (body: string, banners: ReadonlySet<string>): string =>
  banners.has(bannerOf(body) ?? '') ? body.replace(repeated, '').replace(/^##(?=[ \t])/, '#') : body;
