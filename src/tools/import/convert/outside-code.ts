// Protects code, and text that Hugo does not read as Markdown, while a text is converted.
import { writtenCode } from '../../../content/prose/code/written-code.ts';
import { maskRanges } from '../../../content/prose/mask-ranges.ts';
import { shortcodePairsIn } from '../../../content/prose/shortcode-bodies.ts';

/** The marks of items, definitions and notes. What is indented below them belongs to them. */
const item = /^([ \t]*)(?:((?:[-*+:]|\d+[.)])[ \t]{1,4})|\[\^[^\]\n]+\]:)/gm;

/** HTML and the blocks of other generators, in which indented text is not code. */
const loose = /^[ \t]*(?:<|\{[{%]|:::|!!!|\?\?\?|===)/m;

/**
 * Matches formulas, because the braces in them are not attributes: `$$…$$`, `\[…\]`, `\(…\)`, and `$…$` with a backslash, `^` or `_`. Text
 * with a link in it is not matched.
 */
const formula =
  /\$\$(?:(?!\n[ \t]*\n)[\s\S])+?\$\$|\\\[(?:(?!\]\(|\n[ \t]*\n)[\s\S])+?\\\]|\\\((?:(?!\]\(|\n[ \t]*\n)[\s\S])+?\\\)|\$(?=[^$\n]*[\\^_])(?:(?!\]\()[^$\n])+\$/g;

/**
 * Converts `text` outside of code. While `convert` runs, each piece of code is replaced with a short mark, which `convert` must keep. If
 * `convert` stores a part of the text elsewhere, it calls `written` to get that part with its code. `ofCode` converts each piece of code.
 */
export function outsideCode(
  text: string,
  convert: (masked: string, written: (masked: string) => string) => string,
  ofCode: (code: string) => string = (found) => found,
): string {
  const codes: string[] = [];
  const maskOf = (found: string): string => `\uE000${codes.push(found) - 1}\uE000`;
  const masked = text.replace(writtenCode, (found, _, start: string = '') => start + maskOf(found.slice(start.length)));
  const unmasked = (part: string): string => part.replace(/\uE000(\d+)\uE000/g, (_, index: string) => unmasked(codes[Number(index)] ?? ''));
  return convert(maskIndented(masked, maskOf).replace(formula, maskOf), unmasked).replace(/\uE000\d+\uE000/g, (found) =>
    ofCode(unmasked(found)),
  );
}

/** Masks the paragraphs that are code because of their indentation. */
function maskIndented(text: string, maskOf: (code: string) => string): string {
  let codeFrom = 4;
  return text
    .split(/(\n(?:[ \t]*\n)+)/)
    .map((paragraph) => {
      if (paragraph.trim() === '') return paragraph;
      const indent = widthOf(/^[ \t]*/.exec(paragraph)?.[0] ?? '');
      if (indent >= codeFrom) return maskOf(paragraph);
      const last = [...paragraph.matchAll(item)].at(-1);
      if (last !== undefined) codeFrom = widthOf(last[1] ?? '') + (last[2]?.length ?? 4) + 4;
      else if (loose.test(paragraph)) codeFrom = Number.POSITIVE_INFINITY;
      else codeFrom = indent === 0 ? 4 : Math.min(codeFrom, indent + 4);
      return paragraph;
    })
    .join('');
}

const widthOf = (blanks: string): number => blanks.replaceAll('\t', '    ').length;

/** Applies `convert` to `text`, but not to pairs of shortcodes such as `{{< grid >}}` and their bodies, which it gets as short marks. */
export function outsideShortcodes(text: string, convert: (text: string) => string): string {
  const pairs: string[] = [];
  const masked = maskRanges(text, shortcodePairsIn(text), (found) => `\uE002${pairs.push(found) - 1}\uE002`);
  return convert(masked).replace(/\uE002(\d+)\uE002/g, (_, index: string) => pairs[Number(index)] ?? '');
}

/** Applies `change` to a text until nothing changes, because converted constructs may contain others. */
export function untilUnchanged(text: string, change: (text: string) => string): string {
  const changed = change(text);
  return changed === text ? text : untilUnchanged(changed, change);
}
