// Placeholders for texts that have to be written. They are content, so they are in the language of the text and not in
// the language of the command line.
import { type ToolMessages, toolMessages } from '../../../diagnostics/messages/messages.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { editorWords } from '../../../model/editor-text.ts';
import type { Locale } from '../../../model/languages/locale.ts';

interface PlaceholderSource {
  /** The subject that placeholders in `meta` name: `page spring-offer`. */
  readonly about: string;
  readonly labels: ContentModel['labels'];
}

/** Returns a placeholder that names the missing text: `TODO answer of item`, `TODO Antwort (Eintrag)`. `check` reports it. */
export function placeholder(place: readonly string[], locale: Locale, { about, labels = {} }: PlaceholderSource): string {
  const messages = toolMessages(locale);
  const { textOf, textOfEntry } = messages.newEntry.placeholders;
  const [above, key = 'text'] = place.length > 1 ? place.slice(-2) : [undefined, place[0]];
  const what = keyInWords(key, labels, messages);
  if (above === undefined) return `TODO ${what}`;
  return `TODO ${above === 'meta' ? textOfEntry(what, about) : textOf(what, keyInWords(above, labels, messages))}`;
}

/** Returns a key in words. The name of a list entry is the singular of its list: `benefit` for `benefits`. */
function keyInWords(key: string, labels: NonNullable<PlaceholderSource['labels']>, { language, places }: ToolMessages): string {
  const label = Object.hasOwn(labels, key) ? labels[key] : undefined;
  if (label !== undefined && language !== 'en') return editorWords(label, language);
  const known = language === 'en' ? undefined : (places.entries[key] ?? places.keys[key]);
  return known ?? key.replace(/(?<=[a-z])(?<!s)s$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
