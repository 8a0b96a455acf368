// Changes one literal of YAML and nothing else. What comes out is read again: it must say the new value, and the same as before
// everywhere else.

import type { DataPath } from '../../../model/data/place.ts';
import { replacedAt } from '../../../model/data/replaced-at.ts';
import { dataOf, documentOf } from './document.ts';
import { type Literal, literalAt } from './literal-at.ts';
import { isSameData } from './same-data.ts';
import { writtenForms } from './written-forms.ts';

/** A text with one change; or the reason why there is none. */
export type Splice = { readonly text: string } | { readonly refusal: SpliceRefusal };

/** No value is there; the file has errors; the value cannot be written there; the list has no such entry, or only this one. */
type SpliceRefusal = 'no literal' | 'errors' | 'cannot be written' | 'no entry' | 'last entry';

/** `text` with `value` at `path`, in the style of what is there. */
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
