// What is to be said of the texts of a site, text by text.

import type * as z from 'zod';
import { listedLanguages } from '../content/walk.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Locales } from '../model/locale.ts';
import { type Judged, judge } from './judge.ts';
import type { Lock } from './lock.ts';
import { type Missing, missingIn, missingMessages } from './missing.ts';
import { keyOf } from './pair.ts';
import { pairsByFile } from './pairs-by-file.ts';
import { shownProse } from './shown-prose.ts';
import { unusedWords } from './unused-words.ts';

/** What can be said of a text, the gravest first. */
export const surveyKinds = ['missing', 'facts', 'drift', 'same', 'unused', 'unconfirmed'] as const;

export type SurveyKind = (typeof surveyKinds)[number];

export interface Remark {
  readonly kind: SurveyKind;
  readonly place: Place;
  /** How people name the text: `pages/home.yaml:sections.2.title`. */
  readonly key: string;
  readonly german: string | undefined;
  readonly english: string | undefined;
  /** Facts that only one of the two states. */
  readonly onlyGerman?: readonly string[];
  readonly onlyEnglish?: readonly string[];
}

type Data = ReadonlyMap<string, unknown>;
type Texts = ReadonlyMap<string, string>;

export interface SurveyInput {
  readonly locales: Locales;
  /** Parsed YAML by file. */
  readonly data: Data;
  /** All files as text. */
  readonly texts: Texts;
  readonly lock: Lock;
  /** The schema of messages. */
  readonly schema: z.ZodType;
  /** The keys of messages that nothing reads. */
  readonly unread: ReadonlySet<string>;
}

/** All remarks on a site. */
export function survey({ locales, data, texts, lock, schema, unread }: SurveyInput): Remark[] {
  const [german, english] = [data.get('translations/de.yaml'), data.get('translations/en.yaml')];
  return [
    ...[...data].flatMap(([file, value]) => (file.startsWith('translations/') ? [] : missingIn(file, value, locales).map(ofMissing))),
    ...[...data].flatMap(([file, value]) => missingProse(file, value, { locales, texts })),
    ...missingMessages(german, english).map(ofMissing),
    ...unusedWords(german, english, { schema, unread }).map(({ key, ...texts }) => ofUnused(key, texts)),
    ...[...pairsByFile(data, texts, locales)].flatMap(([file, pairs]) => judge(file, pairs, lock).flatMap(ofPair)),
  ];
}

const ofMissing = ({ file, path, german, english }: Missing): Remark => ({
  kind: 'missing',
  place: { file, path },
  key: keyOf({ file, path }),
  german,
  english,
});

const missingProse = (file: string, value: unknown, { locales, texts }: Pick<SurveyInput, 'locales' | 'texts'>): Remark[] =>
  shownProse(file, value).flatMap((name) =>
    (listedLanguages(value, locales) ?? [])
      .map((language) => `${name}.${language}.mdx`)
      .filter((prose) => !texts.has(prose))
      .map((prose) => ({
        kind: 'missing',
        place: { file },
        key: prose,
        german: texts.get(`${name}.de.mdx`),
        english: texts.get(`${name}.en.mdx`),
      })),
  );

function ofUnused(key: string, texts: Pick<Remark, 'german' | 'english'>): Remark {
  const file = texts.english === undefined ? 'translations/de.yaml' : 'translations/en.yaml';
  return { kind: 'unused', place: { file, path: key.split('.'), at: 'key' }, key: `${file}:${key}`, ...texts };
}

const ofPair = ({ pair, problems }: Judged): Remark[] =>
  problems.map((problem) => ({
    kind: problem.kind,
    place: pair.place,
    key: keyOf(pair),
    german: pair.german,
    english: pair.english,
    ...(problem.kind === 'facts' && { onlyGerman: problem.german, onlyEnglish: problem.english }),
  }));
