// Finds texts that lack a language listed by their file, and messages that exist in only some languages.

import type { DataPath } from '../model/data/place.ts';
import { entryLanguagesIn, visit, walk } from '../model/data/walk.ts';
import { isEntryFile } from '../model/entry-file.ts';
import { messagesFile } from '../model/kind.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { messageOfForm } from '../model/languages/plural.ts';

export interface MissingText {
  /** The language in which the text is missing. */
  readonly locale: Locale;
  readonly file: string;
  /** The path of the text in that language. */
  readonly path: DataPath;
  /** The text in the source language; undefined if it is missing there. */
  readonly source: string | undefined;
  /** The first existing translation, if the text is missing in the source language. */
  readonly target: string | undefined;
}

const written = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the texts of a YAML file that lack a language listed by the file. */
export function missingIn(file: string, data: unknown, locales: Locales): MissingText[] {
  const { source, targets } = locales;
  const missing: MissingText[] = [];
  walk(
    data,
    { locales, languages: isEntryFile(file) ? entryLanguagesIn(data, locales) : locales.list },
    {
      text: (text, languages = [], path) => {
        const translation = targets.map((target) => written(text[target])).find((one) => one !== undefined);
        for (const locale of languages.filter((each) => !(each in text))) {
          const target = locale === source ? translation : undefined;
          missing.push({ locale, file, path: [...path, locale], source: written(text[source]), target });
        }
      },
    },
  );
  return missing;
}

/**
 * Returns the messages that a translation lacks although the source has them, and those that the source lacks although
 * a translation has them.
 */
export function missingMessages(data: ReadonlyMap<string, unknown>, { source, targets }: Locales): MissingText[] {
  const wordsOf = (locale: Locale): ReadonlyMap<string, string> => messagesByKey(data.get(messagesFile(locale)));
  const originals = wordsOf(source);
  const others = targets.map((locale) => ({ locale, words: wordsOf(locale) }));
  const extra = new Map(
    others
      .toReversed()
      .flatMap(({ words }) => [...words].filter(([key]) => !originals.has(key) && messageOfForm(key, originals) === undefined)),
  );
  const lacking = (locale: Locale, key: string, texts: Pick<MissingText, 'source' | 'target'>): MissingText => ({
    locale,
    file: messagesFile(locale),
    path: key.split('.'),
    ...texts,
  });
  return [
    ...others.flatMap(({ locale, words }) =>
      // Each language has its own plural forms; check-messages.ts checks these.
      [...originals].flatMap(([key, text]) =>
        words.has(key) || messageOfForm(key, words) !== undefined ? [] : [lacking(locale, key, { source: text, target: undefined })],
      ),
    ),
    ...[...extra].map(([key, text]) => lacking(source, key, { source: undefined, target: text })),
  ];
}

/** Returns the messages of a file by their keys: `layout.skip`. */
export function messagesByKey(data: unknown): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  visit(data, { scalar: (value, path) => typeof value === 'string' && words.set(path.join('.'), value) });
  return words;
}
