// What a call has to say to the visitor: words of the island, or those of the other side.
import type { Texts } from '../shared/texts.ts';

/** A text of the island by its key, with values for its `{{names}}`; or what the other side wrote. */
export type FormMessage<Key extends string> =
  | { readonly key: Key; readonly values?: Readonly<Record<string, string>> }
  | { readonly text: string };

/** The words themselves, in the language of `texts`. */
export function formatMessage<Key extends string>(message: FormMessage<Key>, texts: Texts<Key>): string {
  if ('text' in message) return message.text;
  return texts[message.key].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => message.values?.[name] ?? whole);
}

const longestMessage = 200;

/** What the other side wrote, if it can be shown to a visitor; the island's text `key` otherwise. */
export function messageFrom<Key extends string>(written: unknown, key: Key): FormMessage<Key> {
  const text = typeof written === 'string' ? written.trim() : '';
  return text !== '' && text.length <= longestMessage ? { text } : { key };
}
