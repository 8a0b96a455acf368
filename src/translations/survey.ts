// Lists all issues of the texts of a site, for each text and language.

import type * as z from 'zod';
import type { FindingPlace } from '../diagnostics/diagnostic.ts';
import { entryLanguagesIn } from '../model/data/walk.ts';
import { proseIn } from '../model/entries/prose-file.ts';
import { localeOfMessages, messagesFile } from '../model/kind.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { type JudgedPair, judgePairs } from './judge.ts';
import type { Lock } from './lock.ts';
import { type MissingText, missingIn, missingMessages } from './missing.ts';
import { allPairs, pairKeyOf } from './pair.ts';
import { shownProse } from './shown-prose.ts';
import { type UnusedWord, unusedWords } from './unused-words.ts';

/** The kinds of issue, the most serious first. */
export const surveyKinds = ['missing', 'facts', 'outdated', 'same', 'unused', 'unapproved'] as const;

export type SurveyKind = (typeof surveyKinds)[number];

export interface TranslationIssue {
  readonly kind: SurveyKind;
  /** The language with the issue. This is the source language if the text is missing there. */
  readonly locale: Locale;
  readonly place: FindingPlace;
  /** The name of the text for people: `pages/home.yaml:sections.2.title`. */
  readonly key: string;
  readonly source: string | undefined;
  readonly target: string | undefined;
  /** Facts that only one of the two texts states. */
  readonly onlySource?: readonly string[];
  readonly onlyTarget?: readonly string[];
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
  /** The keys of messages that no page reads. */
  readonly unread: ReadonlySet<string>;
}

/** Returns all issues of a site. */
export function survey({ locales, data, texts, lock, schema, unread }: SurveyInput): TranslationIssue[] {
  const content = [...data].filter(([file]) => localeOfMessages(file, locales) === undefined);
  return [
    ...content.flatMap(([file, value]) => missingIn(file, value, locales).map(ofMissing)),
    ...content.flatMap(([file, value]) => missingProse(file, value, { locales, texts })),
    ...missingMessages(data, locales).map(ofMissing),
    ...unusedWords(data, locales, { schema, unread }).map(ofUnused),
    ...judgePairs(allPairs(data, texts, locales), { lock, locales }).flatMap(ofPair),
  ];
}

const ofMissing = ({ locale, file, path, source, target }: MissingText): TranslationIssue => ({
  kind: 'missing',
  locale,
  place: { file, path },
  key: pairKeyOf({ file, path }),
  source,
  target,
});

const missingProse = (file: string, value: unknown, { locales, texts }: Pick<SurveyInput, 'locales' | 'texts'>): TranslationIssue[] =>
  shownProse(file, value).flatMap((name) => {
    const fileOf = (language: Locale): string => proseIn(name, language);
    const translation = locales.targets.map((target) => texts.get(fileOf(target))).find((text) => text !== undefined);
    return (entryLanguagesIn(value, locales) ?? [])
      .filter((locale) => !texts.has(fileOf(locale)))
      .map((locale): TranslationIssue => {
        const target = locale === locales.source ? translation : undefined;
        return { kind: 'missing', locale, place: { file }, key: fileOf(locale), source: texts.get(fileOf(locales.source)), target };
      });
  });

function ofUnused({ locale, key, source, target }: UnusedWord): TranslationIssue {
  const file = messagesFile(locale);
  return { kind: 'unused', locale, place: { file, path: key.split('.'), at: 'key' }, key: `${file}:${key}`, source, target };
}

const ofPair = ({ pair, problems }: JudgedPair): TranslationIssue[] =>
  problems.map((problem) => ({
    kind: problem.kind,
    locale: pair.locale,
    place: pair.place,
    key: pairKeyOf(pair),
    source: pair.source,
    target: pair.target,
    ...(problem.kind === 'facts' && { onlySource: problem.source, onlyTarget: problem.target }),
  }));
