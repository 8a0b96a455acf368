// Changes one literal in a YAML text. The result is parsed again to verify that it has the new value, and that nothing else has changed.
import type { DataPath } from '../../../model/data/place.ts';
import { replacedAt } from '../../../model/data/replaced-at.ts';
import { dataOf, documentOf } from './document.ts';
import { type Literal, literalAt } from './literal-at.ts';
import { isSameData } from './same-data.ts';
import { writtenForms } from './written-forms.ts';

/** The changed text, or the reason why it could not be changed. */
export type Splice = { readonly text: string } | { readonly refusal: SpliceRefusal };

/**
 * - `no literal`: there is no text, number or boolean at the path
 * - `errors`: the file has errors
 * - `cannot be written`: the changed text would have other data than requested
 * - `no entry`: the entry or key does not exist
 * - `last entry`: the entry or key is the only one, so it cannot be removed
 */
type SpliceRefusal = 'no literal' | 'errors' | 'cannot be written' | 'no entry' | 'last entry';

/** Replaces the value at `path` with `value`, if possible in the style of the old value. */
export function withValue(text: string, path: DataPath, value: string | number | boolean): Splice {
  if (documentOf(text) === undefined) return { refusal: 'errors' };
  const literal = literalAt(text, path);
  if (literal === undefined) return { refusal: 'no literal' };
  if (literal.value === value) return { text };
  const wanted = replacedAt(dataOf(text), path, () => value);
  for (const written of writtenForms(text, literal, value)) {
    const made = put(text, literal, written);
    if (isSameData(dataOf(made), wanted)) return { text: made };
  }
  return { refusal: 'cannot be written' };
}

const put = (text: string, { start, end }: Literal, written: string): string => text.slice(0, start) + written + text.slice(end);
