// A pair is a text in the source language and its translation: in the same block of YAML, in two prose files, or under
// the same key of two message files.
import type { FindingPlace } from '../diagnostics/diagnostic.ts';
import { type DataPath, pathOfPart } from '../model/data/place.ts';
import { valueAt } from '../model/data/value-at.ts';
import { scalarsIn, textBlocksIn } from '../model/data/walk.ts';
import { withoutFrontMatter } from '../model/entries/front-matter.ts';
import { localeOfProse, proseIn, withoutLanguage } from '../model/entries/prose-file.ts';
import { groupBy } from '../model/group-by.ts';
import { localeOfMessages, messagesFile } from '../model/kind.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';

export interface Pair {
  /** The language of the translation. */
  readonly locale: Locale;
  /** The file of the translation, under which the lock lists the pair. */
  readonly file: string;
  /** The path of the text without its language; undefined for prose, which is an entire file. */
  readonly path?: DataPath;
  /** The place of the translation. */
  readonly place: FindingPlace;
  /** The text in the source language. */
  readonly source: string;
  /** The translation. */
  readonly target: string;
}

/** Returns the name of a text for people: `pages/home.yaml:sections.2.title`, `pages/imprint.en.mdx`. */
export const pairKeyOf = ({ file, path }: Pick<Pair, 'file' | 'path'>): string => (path === undefined ? file : `${file}:${path.join('.')}`);

/** Returns all names of a text: its key, the key followed by a language, and the name of the text in the source language. */
export function namesOfPair(pair: Pair, locales: Locales): string[] {
  const { path, locale, file } = pair;
  const { source } = locales;
  if (path === undefined) return [file, proseIn(withoutLanguage(file), source)];
  if (localeOfMessages(file, locales) !== undefined) return [pairKeyOf(pair), pairKeyOf({ file: messagesFile(source), path })];
  return [pairKeyOf(pair), ...[locale, source].map((language) => `${pairKeyOf(pair)}.${language}`)];
}

/** The pairs of one language in one file. */
export interface PairGroup {
  readonly locale: Locale;
  readonly file: string;
  readonly pairs: readonly Pair[];
}

/** Groups pairs by language and file, in their order in `pairs`. */
export const grouped = (pairs: readonly Pair[]): readonly PairGroup[] =>
  [...groupBy(pairs, ({ locale, file }) => `${locale} ${file}`).values()].map((group) => {
    const [{ locale, file }] = group;
    return { locale, file, pairs: group };
  });

/** Returns the pairs in a YAML file. */
export function pairsIn(file: string, data: unknown, locales: Locales): Pair[] {
  const pairs: Pair[] = [];
  // `flatMap` would take four times as long.
  for (const { words, path } of textBlocksIn(data, { locales })) {
    const source = words[locales.source];
    if (typeof source !== 'string') continue;
    for (const locale of locales.targets) {
      const target = words[locale];
      if (typeof target === 'string') pairs.push({ locale, file, path, place: { file, path: pathOfPart(path, locale) }, source, target });
    }
  }
  return pairs;
}

/** Returns the pairs of messages. Each pair belongs to the message file of the translation. */
export function messagePairs(data: ReadonlyMap<string, unknown>, { source, targets }: Locales): Pair[] {
  const original = data.get(messagesFile(source));
  return targets.flatMap((locale) => {
    const file = messagesFile(locale);
    return scalarsIn(data.get(file)).flatMap(({ scalar: target, path }) => {
      const other = valueAt(original, path);
      return typeof target === 'string' && typeof other === 'string'
        ? [{ locale, file, path, place: { file, path }, source: other, target }]
        : [];
    });
  });
}

/** Returns the file of the source text that a prose file translates, or undefined for any other file. */
export function proseSourceOf(file: string, locales: Locales): string | undefined {
  const locale = file.endsWith('.mdx') ? localeOfProse(file, locales) : undefined;
  return locale === undefined || locale === locales.source ? undefined : proseIn(withoutLanguage(file), locales.source);
}

/** Returns the pair of a prose file and its source text, or nothing for any other file. */
export function prosePair(file: string, texts: Pick<Pair, 'source' | 'target'>, locales: Locales): Pair[] {
  const locale = localeOfProse(file, locales);
  return locale === undefined ? [] : [{ locale, file, place: { file }, ...texts }];
}

/** Returns the pairs of prose files. */
const prosePairs = (texts: ReadonlyMap<string, string>, locales: Locales): Pair[] =>
  [...texts].flatMap(([file, target]) => {
    const source = texts.get(proseSourceOf(file, locales) ?? '');
    return source === undefined ? [] : prosePair(file, { source: withoutFrontMatter(source), target: withoutFrontMatter(target) }, locales);
  });

/** Returns all pairs of a site. `data` is the parsed YAML, `texts` are the texts of all files. */
export const allPairs = (data: ReadonlyMap<string, unknown>, texts: ReadonlyMap<string, string>, locales: Locales): Pair[] => [
  ...[...data].flatMap(([file, value]) => (localeOfMessages(file, locales) === undefined ? pairsIn(file, value, locales) : [])),
  ...prosePairs(texts, locales),
  ...messagePairs(data, locales),
];
