// Finds the addresses of links and pictures in a text without code: those of Markdown, and those in attributes of HTML.
import { addressesOutsideCode } from '../../../content/prose/markdown-links.ts';

interface WrittenAddress {
  /** The offset in the text. */
  readonly start: number;
  readonly address: string;
  /** Whether the text shows a picture with this address, rather than a link. */
  readonly isShown: boolean;
}

/** Returns all addresses, in the order of the text. */
export const writtenAddressesIn = (text: string): readonly WrittenAddress[] =>
  [
    ...addressesOutsideCode(text)
      .filter((each) => !isWord(text, each))
      .map((each) => ({ ...each, isShown: isShown(text, each.start) })),
    ...htmlAddressesIn(text),
  ].sort((one, other) => one.start - other.start);

/** Returns whether an address is the first word of a footnote, or of words below a label: `[^1]: In short`. */
function isWord(text: string, { start, address }: { readonly start: number; readonly address: string }): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const [rest = ''] = /^[^\n]*/.exec(text.slice(start + address.length)) ?? [];
  return /^ {0,3}\[(?:\^[^\]]*|[^\]]+)\]:\s*$/.test(line) && (line.trimStart().startsWith('[^') || !/^\s*(?:["'(].*)?$/.test(rest));
}

const tag = /<(a|img|source|video|audio|track)\b[^<>]*>/gi;
const attribute = /(?<=\s(href|src|srcset|poster)=)(?:"([^"]*)"|'([^']*)'|([^\s"'{}>]+))/gi;

/** Returns the addresses in attributes. A video shows none: its addresses lead to files that are published as they are. */
function htmlAddressesIn(text: string): readonly WrittenAddress[] {
  return [...text.matchAll(tag)].flatMap(({ 0: written, 1: element = '', index: tagStart }) =>
    [...written.matchAll(attribute)].flatMap(({ 0: value, 1: name = '', index }) => {
      const isList = name.toLowerCase() === 'srcset';
      const isPicture = isList || element.toLowerCase() === 'img';
      return Array.from(value.matchAll(isList ? /(?<=^["']?\s*|,\s+)[^\s"',]+/g : /[^"']+/g), ({ 0: address, index: start }) => ({
        start: tagStart + index + start,
        address,
        isShown: isPicture,
      }));
    }),
  );
}

/** Returns whether the address at an offset is that of a picture: `![words](address)`, or `[name]: address` for `![words][name]`. */
function isShown(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 1000), start);
  if (/!\[(?:[^[\]]|\[[^[\]]*\])*\]\(\s*<?$/.test(before)) return true;
  const [, name] = /(?:^|\n) {0,3}\[([^\]\n]+)\]:\s*<?$/.exec(before) ?? [];
  const shown = Array.from(text.matchAll(/!\[([^[\]]*)\](?:\[([^[\]]+)\])?/g), ([, words, named = words]) => named?.toLowerCase());
  return name !== undefined && shown.includes(name.toLowerCase());
}
