// Replaces links and pictures in HTML with those of Markdown, which are checked and published in sizes for each screen.
import type { Count } from '../changes.ts';
import { htmlBlock, withMarkdownInside } from './html-blocks.ts';
import { outsideCode } from './outside-code.ts';
import { attributesIn, picture, shownBrace } from './rules.ts';

/** A paragraph that is in one element for its place on the page: <p align="center">, <div>, <center>. */
const wrapped = /^(\n*)<(p|div|center)\b(?![^<>]*\sid=)[^<>]*>((?:(?!<\/?(?:p|div|center)\b)[\s\S])*)<\/\2>(\s*)$/i;

/**
 * A name in braces, outside of addresses and HTML, which archipel would read as a fact. Braces directly after a link or before code are not
 * matched, because they belong to the link or the code. What precedes is tested only where a name follows: tested first, it would make the
 * number of steps grow with the square of the line.
 */
const braced = /\{(?=[a-z][\w.-]*\}(?![}\uE000]))(?<!(?:[\\{)\]]|\]\([^()\s]*|<[^<>\n]*|:\/\/\S*)\{)/gi;

/** A link whose words have only elements that Markdown may contain. */
const link = /<a\b([^<>]*)>((?:(?!<\/?a\b)[^<>]|<\/?(?:b|i|em|strong|code|kbd|samp|var|s|u|small|mark|sup|sub|span|br)\b ?\/?>)+?)<\/a>/gi;

/** A picture in several formats or sizes, which archipel's build makes, too. The group is the `<img>` at its end. */
const pictureElement = /<picture\b[^<>]*>(?:\s|<source\b[^<>]*>)*(<img\b[^<>]*>)\s*<\/picture>/gi;

/** A picture for some screens only, such as dark ones. The group is its address. */
const variant = /<source\b(?=[^<>]*\smedia=)(?:[^<>]*?\ssrcset=["']?([^\s"',<>]*))?[^<>]*>/gi;

function variantsOf(element: string): readonly RegExpExecArray[] {
  const [, shown] = /<img\b[^<>]*?\ssrc=["']?([^\s"'<>]+)/i.exec(element) ?? [];
  return [...element.matchAll(variant)].filter(([, address]) => address !== shown);
}

/** A picture for some screens that an import leaves out. */
export interface PictureVariant {
  readonly line: number;
  readonly address: string;
}

/** Returns the pictures for certain screens, for which Markdown has no notation. `text` is the text before it is converted. */
export function variantsIn(text: string): readonly PictureVariant[] {
  const found: PictureVariant[] = [];
  outsideCode(text, (masked, written) => {
    for (const { 0: element, index: start } of masked.matchAll(pictureElement))
      for (const { 1: address = '', index } of variantsOf(element))
        found.push({ line: written(masked.slice(0, start + index)).split('\n').length, address });
    return masked;
  });
  return found;
}

/** Replaces elements in the paragraphs of a text without code. Braces in them get a backslash, except for expressions in MDX. */
export const withoutHtml = (text: string, { count, isMdx }: { readonly count: Count; readonly isMdx: boolean }): string => {
  const convert = (inline: string): string => {
    const changed = inMarkdown(inline, count);
    if (isMdx) return changed;
    return changed.replace(braced, () => {
      count('braces');
      return '\\{';
    });
  };
  return text
    .split(/(\n[ \t]*\n\s*)/)
    .map((paragraph, index, all) => {
      const [, before = '', , inner, after = ''] = wrapped.exec(paragraph) ?? [];
      if (inner !== undefined && !htmlBlock.test(inner)) {
        count('html');
        return convert(before + inner.trim() + after);
      }
      const start = htmlBlock.exec(paragraph)?.index;
      if (start === undefined) return convert(paragraph);
      // In MDX, the words between two tags are Markdown.
      if (isMdx) return paragraph.includes('<!--') ? paragraph : convert(paragraph);
      const indent = /[ \t]*$/.exec(start === 0 ? (all[index - 1] ?? '') : '')?.[0] ?? '';
      const first = paragraph.slice(0, start);
      const inside = withMarkdownInside(paragraph.slice(start), { indent, convert, count })
        .replaceAll(shownBrace, '&#123;')
        .replace(braced, () => {
          count('braces');
          return '&#123;';
        });
      return convert(first) + (first.trim() === '' ? inside.replace(/^\n+/, '') : inside.replace(/^\n+/, '\n'));
    })
    .join('');
};

function inMarkdown(paragraph: string, count: Count): string {
  const replaced = (written: string, by: string | undefined): string => {
    if (by !== undefined) count('html');
    return by ?? written;
  };
  return paragraph
    .replace(pictureElement, (written, image: string) => {
      // The build makes formats and sizes, but no other picture for dark or narrow screens.
      if (variantsOf(written).length > 0) count('variants');
      return image;
    })
    .replace(/<img\b([^<>]*?)\/?>/gi, (written, words: string) => {
      const { src, alt, title } = attributesIn(words);
      return replaced(
        written,
        src === undefined ? undefined : picture({ src, ...(alt !== undefined && { alt }), ...(title !== undefined && { title }) }),
      );
    })
    .replace(link, (written, words: string, inner: string) => {
      const { href = '', name, id = name } = attributesIn(words);
      if (href === '' || /[<>\n]/.test(href) || /\n\s*\n/.test(inner)) return written;
      const anchor = id === undefined ? '' : `<a id="${id}"></a>`;
      return replaced(written, `${anchor}[${inner.trim()}](${/[\s()]/.test(href) ? `<${href}>` : href})`);
    });
}
