// Finds placeholders and invisible characters, which no text may contain, and markup in texts that are shown verbatim.
import { decodeHTMLStrict } from 'entities';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { commonEnds } from '../model/data/common-ends.ts';
import type { Direction } from '../model/languages/locale.ts';
import { unpairedMark, withoutPairedMarks } from './direction-marks.ts';

// “todo” is a word in several languages. In lower case, it counts as a placeholder only if it is the whole text. `archipel new` writes it
// as a name where the site has none to choose from.
const placeholder = /^todo$|\b(?:TODO|TBD|FIXME|XXX+|[Ll]orem ipsum)\b/;
// With the flag `u`, `\p{Surrogate}` matches only a surrogate whose other half is missing. Direction marks make a text
// look different from its characters; zero-width spaces are invisible.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Surrogate}/u;

/** Returns whether a text contains a placeholder. */
export const hasPlaceholder = (text: string): boolean => placeholder.test(text);

/** A problem, and its offset in the text. */
export type WordFinding = Pick<Finding, 'code' | 'args'> & { readonly offset: number };

/**
 * Finds the first placeholder and the first control character of `text`. In a language that is written from right to
 * left, pairs of direction marks are allowed.
 */
export function checkWords(text: string, direction: Direction = 'ltr'): WordFinding[] {
  const word = placeholder.exec(text);
  const character = control.exec(direction === 'rtl' ? withoutPairedMarks(text) : text);
  const open = direction === 'rtl' && character !== null ? unpairedMark(text) : undefined;
  const closing = open?.offset === character?.index ? open?.closing : undefined;
  const findings: WordFinding[] = [];
  if (word !== null) findings.push({ code: 'placeholder-left', args: { word: word[0] }, offset: word.index });
  if (character !== null) {
    const args = { character: `U+${codeOf(character[0])}`, closing: closing === undefined ? undefined : `U+${codeOf(closing)}` };
    findings.push({ code: 'yaml-control-character', args, offset: character.index });
  }
  return findings;
}

const codeOf = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

const tag = /<\/?(?:a|b|i|u|em|strong|br|p|span|div|small|sup|sub|h[1-6]|ul|ol|li|img|font|center)\b[^<>]*>/gi;
/** Tags that separate words. */
const separator = /\s*(?:<(?:br|\/?(?:p|div|h[1-6]|ul|ol|li|center))\b[^<>]*>\s*)+/gi;
const emphasis = /(\*\*|__)(?=\S)([^*_]+)(?<=\S)\1/g;
const reference = /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;
const link = /\[[^\]]+\]\([^()\s]+\)/;

/**
 * Finds markup in a text that is shown verbatim: a link, a character reference, or tags and emphasis. `plain` is the text to write
 * instead of `found`, or undefined for a link, which would lose its target. Returns undefined for a text without markup.
 */
export function markupIn(text: string): { readonly found: string; readonly plain: string | undefined } | undefined {
  const target = link.exec(text)?.[0] ?? /<a\b[^<>]*>.*?(?:<\/a>|$)/i.exec(text)?.[0];
  if (target !== undefined) return { found: target, plain: undefined };
  const character = reference.exec(text)?.[0];
  const meant = character === undefined ? undefined : decodeHTMLStrict(character);
  if (character !== undefined && meant !== character) return { found: character, plain: meant };
  const isInside = (found: string, offset: number): boolean => offset > 0 && offset + found.length < text.length;
  const separated = text.replace(separator, (found, offset: number) => (isInside(found, offset) ? ' ' : ''));
  const plain = separated.replace(tag, '').replace(emphasis, '$2');
  if (plain === text) return undefined;
  const { prefix, suffix } = commonEnds(text, plain);
  return { found: text.slice(prefix, text.length - suffix), plain: plain.slice(prefix, plain.length - suffix) };
}
