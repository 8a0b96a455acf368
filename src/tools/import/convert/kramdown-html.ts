// Keeps what kramdown reads as one block of HTML together. In archipel, an empty line ends a block of HTML, and an indented line after it
// would become code.

const block = /^ {0,3}<(article|aside|blockquote|details|div|dl|figure|ol|section|table|ul)\b(?![^<>]*\smarkdown\b)[^<>]*>/gm;

/** Removes indentation from blocks of HTML with empty lines, unless they have a `<pre>`. The text has no code in backticks. */
export function withoutHtmlIndents(text: string): string {
  let result = '';
  let end = 0;
  for (const { 1: name = '', index } of text.matchAll(block)) {
    const stop = index < end ? undefined : closingOf(text, name, index);
    if (stop === undefined) continue;
    result += text.slice(end, index) + withoutIndentation(text.slice(index, stop));
    end = stop;
  }
  return result + text.slice(end);
}

/** Returns the offset after the closing tag of an element; undefined if it is not closed. */
function closingOf(text: string, name: string, from: number): number | undefined {
  let depth = 0;
  for (const { 0: tag, index } of text.slice(from).matchAll(new RegExp(String.raw`<(\/?)${name}\b[^<>]*>`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return from + index + tag.length;
  }
  return undefined;
}

const withoutIndentation = (html: string): string =>
  /<pre\b/.test(html) || !/\n[ \t]*\n(?: {4}|\t)/.test(html) ? html : html.replaceAll(/^[ \t]+/gm, '');
