// Replaces links and pictures in HTML by those of Markdown, which are checked and published in sizes for each screen.
import type { Count } from '../changes.ts';
import { attributesIn, picture } from './rules.ts';

/** Elements whose contents are no Markdown: from a line that begins with one of them, a paragraph is HTML to its end. */
const block =
  /^[ \t]*<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b|^[ \t]*<!--/im;

/** A paragraph that is in one element for its place on the page: <p align="center">, <div>, <center>. */
const wrapped = /^(\n*)<(p|div|center)\b[^<>]*>((?:(?!<\/?(?:p|div|center)\b)[\s\S])*)<\/\2>(\s*)$/i;

/** A name in braces, outside of addresses and HTML, which would be a fact here. After a link or before code, it belongs to that. */
const braced = /(?<![\\{)\]]|\]\([^()\s]*|<[^<>\n]*|:\/\/\S*)\{(?=[a-z][\w.-]*\}(?![}\uE000]))/gi;

/** Replaces elements in the paragraphs of a text without code. Braces in them get a backslash, except for expressions in MDX. */
export const withoutHtml = (text: string, { count, isMdx }: { readonly count: Count; readonly isMdx: boolean }): string =>
  text
    .split(/(\n[ \t]*\n\s*)/)
    .map((paragraph) => {
      const [, before = '', , inner, after = ''] = wrapped.exec(paragraph) ?? [];
      const words = inner === undefined ? paragraph : before + inner.trim() + after;
      if (block.test(words)) return paragraph;
      const changed = inMarkdown(words, inner === undefined ? count : counted(count));
      if (isMdx) return changed;
      return changed.replace(braced, () => {
        count('braces');
        return '\\{';
      });
    })
    .join('');

/** Counts the removed element, too. */
function counted(count: Count): Count {
  count('html');
  return count;
}

function inMarkdown(paragraph: string, count: Count): string {
  const replaced = (written: string, by: string | undefined): string => {
    if (by !== undefined) count('html');
    return by ?? written;
  };
  return paragraph
    .replace(/<img\b([^<>]*?)\/?>/gi, (written, words: string) => {
      const { src, alt, title } = attributesIn(words);
      return replaced(
        written,
        src === undefined ? undefined : picture({ src, ...(alt !== undefined && { alt }), ...(title !== undefined && { title }) }),
      );
    })
    .replace(
      /<a\b([^<>]*)>((?:(?!<\/?a\b)[^<>]|<\/?(?:b|i|em|strong|code|kbd|sup|sub)>)+?)<\/a>/gi,
      (written, words: string, inner: string) => {
        const { href, id, name } = attributesIn(words);
        const isPlain =
          href !== undefined && href !== '' && id === undefined && name === undefined && !/[\s<>()]/.test(href) && !/\n\s*\n/.test(inner);
        return replaced(written, isPlain ? `[${inner.trim()}](${href})` : undefined);
      },
    );
}
