// Slips that are valid YAML: `#` starts a comment in the middle of a text, quotes on one side and typographic quotes become part of the
// text, and an amount with a decimal point may become an integer.
import { priceParts } from '../../model/prices/prices.ts';
import { linesIn } from './lines.ts';

/** Matches the key before an amount with a decimal point. YAML reads the amount as an integer if only zeros follow: `once: 300.00`. */
const amount = new RegExp(`\\b(?:${priceParts.join('|')}):\\s+(?=\\d+\\.\\d)`);

/** Returns the offset of at most one possible slip per line, in order. The caller decides whether a slip is real. */
export function silentSlips(text: string): readonly number[] {
  if (!/ #[^\s#]|"[ \t\r]*$|: +[„“»«‚‘’]/m.test(text) && !amount.test(text)) return [];
  const lines = linesIn(text);
  return lines.flatMap(({ start, words }, index) => {
    const around = [words, lines[index - 1]?.words ?? '', lines[index + 1]?.words ?? ''];
    const at = commentIn(words) ?? unopenedIn(words) ?? amountIn(words) ?? typographicIn(words, around);
    return at === undefined ? [] : [start + at];
  });
}

/**
 * Returns the column of a text within typographic quotes, without straight ones around them. They are a slip if a text in another language,
 * on the same line or beside it, has straight quotes and no typographic ones: `{ de: „Kontakt“, en: "Contact" }`.
 */
function typographicIn(words: string, around: readonly string[]): number | undefined {
  const before = typographicText.exec(words)?.[0].length;
  return around.some((line) => straightText.test(line)) ? before : undefined;
}

const typographicText =
  /^(?:\s*|.*[{,]\s*)[a-z]{2,3}(?:-\w+)?:\s+(?=[„“»«‚‘’][^„“”»«‚‘’"]*["“”„«»‘’‚]\s*(?:,\s*[a-z]{2,3}(?:-\w+)?:|\}|$))/;
const straightText = /(?:^\s*|[{,]\s*)[a-z]{2,3}(?:-\w+)?:\s+"[^„“»«‚‘"]+"\s*(?:[,}]|$)/;

/**
 * Returns the column of a `#` that cuts off the text after a key: `title: Number #1`. Returns undefined if a space or another `#` follows,
 * because the comment is then intended.
 */
function commentIn(words: string): number | undefined {
  if (!/^\s*(?:- +)*[\w.-]+:\s+[^\s#]/.test(words)) return undefined;
  const at = firstOutsideQuotes(words);
  if (at === undefined || !/^#[^\s#]/.test(words.slice(at))) return undefined;
  // After a closing quote or bracket, the text is complete. Directly after a colon, there is no text.
  return /["'}\]:]\s+$/.test(words.slice(0, at)) ? undefined : at;
}

/** Returns the column of the first `#` that follows a space outside of quotes. */
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

/**
 * Returns the column of the only double quote in a text, if the quote is at the end: `title: Number one"`. A quote after a
 * digit is excluded, because it may mean inches.
 */
function unopenedIn(words: string): number | undefined {
  if (!/^\s*(?:- +)*[\w.-]+:\s+[^\s"'{[|>&*!#][^"#]*[^"\d\s]"\s*$/.test(words)) return undefined;
  return words.lastIndexOf('"');
}

function amountIn(words: string): number | undefined {
  const found = amount.exec(words);
  return found === null || /^\s*#/.test(words) ? undefined : found.index + found[0].length;
}
