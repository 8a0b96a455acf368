// Finds texts that lack a language that their file lists, prose files that do not exist, and messages that exist in only some languages.
import { entryLanguagesIn, scalarsIn, textBlocksIn } from '../model/data/walk.ts';
import { proseIn } from '../model/entries/prose-file.ts';
import { isEntryFile } from '../model/entry-file.ts';
import { messagesFile } from '../model/kind.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { messageOfForm } from '../model/languages/plural.ts';
import { issueAt, type TranslationIssue } from './issue.ts';
import { shownProse } from './shown-prose.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Returns an issue for each missing language of each text in a YAML file. A text should have the languages that its entry or block lists
 * or, without a list, all languages of the site.
 */
export function missingIn(file: string, data: unknown, locales: Locales): TranslationIssue[] {
  const { source, targets } = locales;
  const expected = isEntryFile(file) ? entryLanguagesIn(data, locales) : locales.list;
  return textBlocksIn(data, { locales, languages: expected }).flatMap(({ words, languages = [], path }) => {
    const translation = targets.map((target) => textOf(words[target])).find((one) => one !== undefined);
    return languages
      .filter((each) => !(each in words))
      .map((locale) => {
        const target = locale === source ? translation : undefined;
        return issueAt({ file, path: [...path, locale] }, { kind: 'missing', locale, source: textOf(words[source]), target });
      });
  });
}

/** Returns an issue for each prose file that does not exist although the page in `file` shows it. `texts` has the texts of all files. */
export const missingProse = (
  file: string,
  data: unknown,
  { locales, texts }: { readonly locales: Locales; readonly texts: ReadonlyMap<string, string> },
): TranslationIssue[] =>
  shownProse(file, data).flatMap((name) => {
    const fileOf = (language: Locale): string => proseIn(name, language);
    const source = texts.get(fileOf(locales.source));
    const translation = locales.targets.map((target) => texts.get(fileOf(target))).find((text) => text !== undefined);
    return (entryLanguagesIn(data, locales) ?? [])
      .filter((locale) => !texts.has(fileOf(locale)))
      .map((locale): TranslationIssue => {
        const target = locale === locales.source ? translation : undefined;
        return { kind: 'missing', locale, place: { file }, key: fileOf(locale), source, target };
      });
  });

/**
 * Returns an issue for each message that a translation lacks although the source has it, and for each message that the source lacks
 * although a translation has it.
 */
export function missingMessages(data: ReadonlyMap<string, unknown>, { source, targets }: Locales): TranslationIssue[] {
  const wordsOf = (locale: Locale): ReadonlyMap<string, string> => messagesByKey(data.get(messagesFile(locale)));
  const originals = wordsOf(source);
  const others = targets.map((locale) => ({ locale, words: wordsOf(locale) }));
  const extra = new Map(
    others
      .toReversed()
      .flatMap(({ words }) => [...words].filter(([key]) => !originals.has(key) && messageOfForm(key, originals) === undefined)),
  );
  const missing = (locale: Locale, key: string, texts: Pick<TranslationIssue, 'source' | 'target'>): TranslationIssue =>
    issueAt({ file: messagesFile(locale), path: key.split('.') }, { kind: 'missing', locale, ...texts });
  return [
    ...others.flatMap(({ locale, words }) =>
      // Each language has its own plural forms; check-messages.ts checks these.
      [...originals].flatMap(([key, text]) =>
        words.has(key) || messageOfForm(key, words) !== undefined ? [] : [missing(locale, key, { source: text, target: undefined })],
      ),
    ),
    ...[...extra].map(([key, text]) => missing(source, key, { source: undefined, target: text })),
  ];
}

/** Returns the messages of a file by their keys: `layout.skip`. */
export const messagesByKey = (data: unknown): ReadonlyMap<string, string> =>
  new Map(scalarsIn(data).flatMap(({ scalar, path }) => (typeof scalar === 'string' ? [[path.join('.'), scalar]] : [])));
