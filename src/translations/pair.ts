// A text in both languages, wherever content holds one: side by side in YAML, as two files of prose, under one key
// of the two files of words.

import { valueAt } from '../content/schema-walk.ts';
import { visit, walk } from '../content/walk.ts';
import type { DataPath, Place } from '../diagnostics/diagnostic.ts';
import type { Locales } from '../model/locale.ts';

export interface Pair {
  /** The file under which the lock keeps it, which is where the English text stands. */
  readonly file: string;
  /** Of the field, without language; missing for prose, which is a whole file. */
  readonly path?: DataPath;
  /** Where the English text is. */
  readonly place: Place;
  readonly german: string;
  readonly english: string;
}

/** How people name a text: `pages/home.yaml:sections.2.title`, `pages/imprint.en.mdx`. */
export const keyOf = ({ file, path }: Pick<Pair, 'file' | 'path'>): string => (path === undefined ? file : `${file}:${path.join('.')}`);

/** The texts that a YAML file has in both languages. */
export function pairsIn(file: string, data: unknown, locales: Locales): Pair[] {
  const pairs: Pair[] = [];
  walk(
    data,
    { locales, languages: undefined },
    {
      text: ({ de, en }, _, path) => {
        if (typeof de !== 'string' || typeof en !== 'string') return;
        pairs.push({ file, path: [...path], place: { file, path: [...path, 'en'] }, german: de, english: en });
      },
    },
  );
  return pairs;
}

/** The words that are in both translation files, as texts of the English one. */
export function messagePairs(german: unknown, english: unknown): Pair[] {
  const file = 'translations/en.yaml';
  const pairs: Pair[] = [];
  visit(english, {
    scalar: (value, path) => {
      const other = valueAt(german, path);
      if (typeof value !== 'string' || typeof other !== 'string') return;
      pairs.push({ file, path: [...path], place: { file, path: [...path] }, german: other, english: value });
    },
  });
  return pairs;
}

/** The files of prose that are there in both languages. */
export const prosePairs = (texts: ReadonlyMap<string, string>): Pair[] =>
  [...texts].flatMap(([file, english]) => {
    const german = file.endsWith('.en.mdx') ? texts.get(file.replace(/\.en\.mdx$/, '.de.mdx')) : undefined;
    return german === undefined ? [] : [{ file, place: { file }, german, english }];
  });
