// A message to the visitor after a request: a text of the island, or the text of the server's reply.

/** The key of a text of the island, with values for its `{{names}}`; or the text of the reply. */
export type FormMessage<Key extends string> =
  | { readonly key: Key; readonly values?: Readonly<Record<string, string>> }
  | { readonly text: string };

/** Returns the text of the reply, or the text in `texts` with its `{{names}}` replaced. Names without a value stay as they are. */
export function formatMessage<Key extends string>(message: FormMessage<Key>, texts: Readonly<Record<Key, string>>): string {
  if ('text' in message) return message.text;
  return texts[message.key].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => message.values?.[name] ?? whole);
}

const maxMessageLength = 200;

/**
 * Returns `written`, the text of a reply, without surrounding spaces. If `written` is not a text, is empty or is too long for a
 * visitor, returns the island's text `key`.
 */
export function messageFrom<Key extends string>(written: unknown, key: Key): FormMessage<Key> {
  const text = typeof written === 'string' ? written.trim() : '';
  return text !== '' && text.length <= maxMessageLength ? { text } : { key };
}
