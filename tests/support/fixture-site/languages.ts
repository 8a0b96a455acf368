// Changes the languages of the fixture site: adds one, or leaves only one.
import { load } from 'js-yaml';
import type { ContentTree } from '../../../src/content/tree.ts';

const languagesOfFixture = ['de', 'en'];

const isTexts = (value: object): value is Readonly<Record<string, unknown>> =>
  !Array.isArray(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => languagesOfFixture.includes(key));

/** Applies `change` to every text by language and every list of languages in `value`. */
function mapTexts(value: unknown, change: Change): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const isList = value.length > 0 && value.every((item) => languagesOfFixture.includes(String(item)));
    return isList ? change.list(value.map(String)) : value.map((item) => mapTexts(item, change));
  }
  if (isTexts(value)) return change.texts(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]));
}

interface Change {
  readonly texts: (texts: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly list: (languages: readonly string[]) => readonly string[];
}

// The changed files contain JSON, which is also valid YAML.
const changed = (tree: ContentTree, change: Change): [string, string][] =>
  [...tree.texts].map(([file, text]) => [
    file,
    /\.yaml$/.test(file) && !file.startsWith('translations/') ? JSON.stringify(mapTexts(load(text), change), null, 1) : text,
  ]);

/** Returns the text in another language: the same words and a mark. Names of pictures have no mark. */
const marked = (value: unknown, locale: string): unknown =>
  typeof value === 'string' && !value.endsWith('.png') ? `${value} [${locale}]` : value;

/**
 * Adds a language to `tree`: every English text also exists in `locale`, with a mark. Messages and prose are copies of
 * the English ones.
 */
export function withLanguage(tree: ContentTree, locale: string): ContentTree {
  const texts = changed(tree, {
    texts: (all) => ('en' in all ? { ...all, [locale]: marked(all['en'], locale) } : all),
    list: (languages) => (languages.includes('en') ? [...languages, locale] : languages),
  });
  const files = texts.flatMap(([file, text]): [string, string][] =>
    /\ben\.(?:yaml|mdx)$/.test(file) ? [[file.replace(/\ben(?=\.\w+$)/, locale), text]] : [],
  );
  return { ...tree, texts: new Map([...texts, ...files]) };
}

/** Returns `tree` in only one of its languages, without the files of the other languages. */
export function inOneLanguage(tree: ContentTree, locale: string): ContentTree {
  const others = languagesOfFixture.filter((each) => each !== locale);
  const texts = changed(tree, {
    texts: (all) => ({ [locale]: all[locale] }),
    list: (languages) => languages.filter((each) => each === locale),
  });
  const kept = texts.filter(([file]) => !others.some((other) => new RegExp(`\\b${other}\\.(?:yaml|mdx)$`).test(file)));
  return { ...tree, texts: new Map(kept) };
}
