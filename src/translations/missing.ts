// Texts that are there in one language only, though their file lists both.

import { listedLanguages, visit, walk } from '../content/walk.ts';
import type { DataPath } from '../diagnostics/diagnostic.ts';
import { isEntryFile } from '../model/collection.ts';
import type { Locale, Locales } from '../model/locale.ts';

export interface Missing {
  readonly file: string;
  /** Of the text in the language that lacks. */
  readonly path: DataPath;
  readonly german: string | undefined;
  readonly english: string | undefined;
}

const written = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The texts of a YAML file that lack a language which the file lists. */
export function missingIn(file: string, data: unknown, locales: Locales): Missing[] {
  const missing: Missing[] = [];
  walk(
    data,
    { locales, languages: isEntryFile(file) ? listedLanguages(data, locales) : locales.list },
    {
      text: (text, languages = [], path) => {
        for (const language of languages.filter((each) => !(each in text)))
          missing.push({ file, path: [...path, language], german: written(text['de']), english: written(text['en']) });
      },
    },
  );
  return missing;
}

/** The keys of the files of words that the other file has, by the language that lacks them. */
export function missingMessages(german: unknown, english: unknown): Missing[] {
  const [words, others] = [wordsIn(german), wordsIn(english)];
  const lacking = (language: Locale, from: ReadonlyMap<string, string>, there: ReadonlyMap<string, string>): Missing[] =>
    [...from].flatMap(([key, text]) =>
      there.has(key)
        ? []
        : [
            {
              file: `translations/${language}.yaml`,
              path: key.split('.'),
              german: language === 'de' ? undefined : text,
              english: language === 'en' ? undefined : text,
            },
          ],
    );
  return [...lacking('en', words, others), ...lacking('de', others, words)];
}

/** The words of a translation file by their key: `frame.skip`. */
export function wordsIn(data: unknown): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  visit(data, { scalar: (value, path) => typeof value === 'string' && words.set(path.join('.'), value) });
  return words;
}
