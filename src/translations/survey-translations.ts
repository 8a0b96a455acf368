import { localeOfMessages } from '../model/kind.ts';
import type { Locales } from '../model/languages/locale.ts';
import type { TranslationIssue } from './issue.ts';
import { type JudgedPair, judgePairs } from './judge.ts';
import type { Lock } from './lock.ts';
import { missingIn, missingMessages, missingProse } from './missing.ts';
import { allPairs, pairKeyOf } from './pair.ts';
import { type KnownWords, unusedWords } from './unused-words.ts';

export interface SurveyInput extends KnownWords {
  readonly locales: Locales;
  /** Parsed YAML by file. */
  readonly data: ReadonlyMap<string, unknown>;
  /** All files as text. */
  readonly texts: ReadonlyMap<string, string>;
  readonly lock: Lock;
}

/** Returns all issues of the texts of a site, for each text and language. */
export function surveyTranslations({ locales, data, texts, lock, schema, unread }: SurveyInput): TranslationIssue[] {
  const content = [...data].filter(([file]) => localeOfMessages(file, locales) === undefined);
  return [
    ...content.flatMap(([file, value]) => missingIn(file, value, locales)),
    ...content.flatMap(([file, value]) => missingProse(file, value, { locales, texts })),
    ...missingMessages(data, locales),
    ...unusedWords(data, locales, { schema, unread }),
    ...judgePairs(allPairs(data, texts, locales), { lock, locales }).flatMap(ofPair),
  ];
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
