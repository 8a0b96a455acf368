// Finds the pages that Jekyll makes only to redirect: https://github.com/jekyll/jekyll-redirect-from#redirect-to
import { matterData } from '../complete-matter.ts';
import type { NamedImport } from '../file-names.ts';
import { splitText } from '../front-matter.ts';
import type { ReadText } from '../read-text.ts';
import type { StatedRedirect } from './stated-redirects.ts';

/** Returns whether the page of a text only redirects. */
export const isMoved = ({ matter }: Pick<ReadText, 'matter'>): boolean =>
  matter !== undefined && typeof matterData(matter)['redirect_to'] === 'string';

/** Returns the redirects of such texts, whose paths on the other site are `before`, and those of files in HTML with a `permalink`. */
export function movedPages(
  texts: readonly ReadText[],
  {
    before,
    files,
    textAt,
  }: {
    readonly before: ReadonlyMap<NamedImport, string>;
    readonly files: ReadonlySet<string>;
    readonly textAt: (path: string) => string | undefined;
  },
): readonly StatedRedirect[] {
  const pages = [...files].flatMap((file) => {
    if (!/\.html?$/i.test(file)) return [];
    const { matter } = splitText(textAt(file) ?? '');
    const { permalink } = matter === undefined ? {} : matterData(matter);
    return typeof permalink === 'string' && /^\/[^:]*$/.test(permalink) ? [{ file, matter, from: permalink }] : [];
  });
  const ofTexts = texts.map(({ text, matter }) => ({ file: text.from, matter, from: before.get(text) ?? '' }));
  return [...ofTexts, ...pages.filter(isMoved)].map(({ file, matter, from }) => {
    const to = String(matter?.get('redirect_to'));
    return { from, to, place: { file, line: 1, words: `${from} → ${to}` } };
  });
}
