// Changes one literal in a YAML text. The result is parsed again to verify that it has the new value, and that nothing
// else has changed.

import type { DataPath } from '../../../model/data/place.ts';
import { replacedAt } from '../../../model/data/replaced-at.ts';
import { dataOf, documentOf } from './document.ts';
import { type Literal, literalAt } from './literal-at.ts';
import { isSameData } from './same-data.ts';
import { writtenForms } from './written-forms.ts';

/** The changed text, or the reason why it could not be changed. */
export type Splice = { readonly text: string } | { readonly refusal: SpliceRefusal };

/**
 * The reasons: the value is missing; the file has errors; the change cannot be written there; there is no such entry or
 * key; the entry or key is the only one.
 */
type SpliceRefusal = 'no literal' | 'errors' | 'cannot be written' | 'no entry' | 'last entry';

/** Replaces the value at `path` by `value`, if possible in the style of the old value. */
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
