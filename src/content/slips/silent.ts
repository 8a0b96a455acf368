// Slips that YAML reads without a word: `#` begins a comment in the middle of a text, and a quote that was never opened is
// part of it.
import { priceParts } from '../../model/prices/prices.ts';
import { linesIn } from './lines.ts';

/** An amount with a decimal point, which YAML reads as a whole number where only zeros follow: `once: 300.00`. */
const amount = new RegExp(`\\b(?:${priceParts.join('|')}):\\s+(?=\\d+\\.\\d)`);

/** Offsets of places where a text may be lost, in order; whether it is depends on the text around them. */
export function silentSlips(text: string): readonly number[] {
  if (!/ #[^\s#]|"[ \t\r]*$/m.test(text) && !amount.test(text)) return [];
  return linesIn(text).flatMap(({ start, words }) => {
    const at = commentIn(words) ?? unopenedIn(words) ?? amountIn(words);
    return at === undefined ? [] : [start + at];
  });
}

/** The column of a `#` without a space after it that cuts a text short: `title: Number #1`. */
function commentIn(words: string): number | undefined {
  if (!/^\s*(?:- +)*[\w.-]+:\s+[^\s#]/.test(words)) return undefined;
  const at = firstOutsideQuotes(words);
  if (at === undefined || !/^#[^\s#]/.test(words.slice(at))) return undefined;
  // After a closing quote or brace nothing of a text is lost.
  return /["'}\]:]\s+$/.test(words.slice(0, at)) ? undefined : at;
}

/** The column of the first `#` after a space that is not in quotes. */
function firstOutsideQuotes(words: string): number | undefined {
  let quote = '';
  for (let at = 0; at < words.length; at += 1) {
    const character = words[at] ?? '';
    if (quote === '"' && character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (/["']/.test(character) && /[\s{[,]/.test(words[at - 1] ?? ' ')) quote = character;
    else if (character === '#' && /\s/.test(words[at - 1] ?? '')) return at;
  }
  return undefined;
}

/** The column of a quote at the end of a text that has no other: `title: Number one"`. After a digit it means inches. */
function unopenedIn(words: string): number | undefined {
  if (!/^\s*(?:- +)*[\w.-]+:\s+[^\s"'{[|>&*!#][^"#]*[^"\d\s]"\s*$/.test(words)) return undefined;
  return words.lastIndexOf('"');
}

function amountIn(words: string): number | undefined {
  const found = amount.exec(words);
  return found === null || /^\s*#/.test(words) ? undefined : found.index + found[0].length;
}
