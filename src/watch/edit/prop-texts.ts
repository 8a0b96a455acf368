// Finds the props of an island from which the browser may have rendered the clicked words. Several props may contain the same words.
import type { DataPath } from '../../model/data/place.ts';
import { escapePattern } from '../../model/escape-pattern.ts';
import { readMarks } from './marks.ts';
import { withSingleBlanks } from './page-texts.ts';

/** A text in the props of an island, and the numbers of the marks in it. */
export interface PropText {
  readonly path: DataPath;
  readonly numbers: readonly number[];
}

/** Returns the texts in `props` (JSON with marks) that equal `words`, either literally or with values in place of their `{braces}`. */
export function propTexts(props: string, words: string): readonly PropText[] {
  const found: PropText[] = [];
  const take = (value: unknown, path: DataPath): void => {
    if (typeof value === 'string') {
      const [{ text, numbers } = { text: '', numbers: [] }] = readMarks([value]);
      if (numbers.length > 0 && matches(text, withSingleBlanks(words))) found.push({ path, numbers });
    } else if (Array.isArray(value)) for (const [index, each] of value.entries()) take(each, [...path, index]);
    else if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) take(each, [...path, key]);
  };
  take(JSON.parse(props), []);
  return found;
}

const braces = /\{+[^{}]*\}+/;

/** True if `text` equals `words`, or would with some values in place of its `{braces}`. */
function matches(text: string, words: string): boolean {
  const written = withSingleBlanks(text);
  const parts = written.split(braces);
  if (parts.length === 1 || !/\p{L}/u.test(parts.join(''))) return written === words;
  return new RegExp(`^${parts.map(escapePattern).join('.+')}$`, 'u').test(words);
}
