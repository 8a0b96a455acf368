// Liquid in code: Jekyll fills it in there, too. Pages would show what stays of it as typed, and `check` reports nothing in code.
import { writtenCode } from '../../../content/prose/code/written-code.ts';
import { outsideCode } from '../convert/outside-code.ts';

/** Code that shows tags, and comments. */
const untouched = /\{%-?\s*(raw|comment)\s*-?%\}[\s\S]*?(?:\{%-?\s*end\1\s*-?%\}|$(?![\s\S]))/g;
const highlighted = /(\{%-?\s*highlight\b[^%]*%\})((?:(?!\{%-?\s*(?:end)?highlight\b)[\s\S])*)/g;
const tag = /\{\{[\s\S]*?\}\}|\{%(?!-?\s*(?:end)?highlight\b)[\s\S]*?%\}/g;

const address = /\{\{-?\s*(?:site\.(url|baseurl)|(["'])([^"'{}]*)\2\s*\|\s*(relative|absolute)_url)\s*-?\}\}/g;

/** Returns a text with the addresses of the other site in its code. Outside of code, links begin without them. */
export function withAddressesInCode(text: string, { url, base }: { readonly url: string; readonly base: string }): string {
  const filled = (code: string): string =>
    code.replaceAll(address, (_, ...[name, , path = '', kind]: string[]) => {
      if (name !== undefined) return name === 'url' ? url : base;
      return `${kind === 'absolute' ? url : ''}${base}/${path.replace(/^\//, '')}`;
    });
  return outsideCode(text, (masked) => masked, filled).replaceAll(highlighted, (_, start: string, code: string) => start + filled(code));
}

/** Returns the lines with tags in code that `fill` does not change. The body of the text begins at `start`. */
export function unfilledInCode(
  text: string,
  { fill, start: bodyStart }: { readonly fill: (tag: string) => string; readonly start: number },
): readonly number[] {
  const blank = (found: string): string => found.replaceAll(/[^\n]/g, ' ');
  const body = (blank(text.slice(0, bodyStart)) + text.slice(bodyStart)).replaceAll(untouched, blank);
  const offsets = [writtenCode, highlighted].flatMap((pattern) =>
    Array.from(body.matchAll(pattern)).flatMap(({ 0: code, index: start }) =>
      Array.from(code.matchAll(tag)).flatMap(({ 0: found, index }) => (fill(found) === found ? [start + index] : [])),
    ),
  );
  return [...new Set(offsets.map((offset) => text.slice(0, offset).split('\n').length))].sort((one, other) => one - other);
}
