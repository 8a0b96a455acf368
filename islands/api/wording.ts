// What a call has to say to the visitor: words of the island, or those of the other side.
import type { Texts } from '../texts.ts';

/** A text of the island by its key, with values for its `{{names}}`; or what the other side wrote. */
export type Wording<Key extends string> =
  | { readonly key: Key; readonly values?: Readonly<Record<string, string>> }
  | { readonly text: string };

/** The words themselves, in the language of `texts`. */
export function say<Key extends string>(wording: Wording<Key>, texts: Texts<Key>): string {
  if ('text' in wording) return wording.text;
  return texts[wording.key].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => wording.values?.[name] ?? whole);
}

const longestMessage = 200;

/** What the other side wrote, if it can be shown to a visitor; the island's text `key` otherwise. */
export function wordingOf<Key extends string>(written: unknown, key: Key): Wording<Key> {
  const text = typeof written === 'string' ? written.trim() : '';
  return text !== '' && text.length <= longestMessage ? { text } : { key };
}
