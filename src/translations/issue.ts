// Describes an issue of a text in one language.
import type { FindingPlace } from '../diagnostics/diagnostic.ts';
import type { DataPath } from '../model/data/place.ts';
import type { Locale } from '../model/languages/locale.ts';
import { pairKeyOf } from './pair.ts';

/** The kinds of issue, the most serious first. */
export const issueKinds = ['missing', 'facts', 'outdated', 'same', 'unused', 'unapproved'] as const;

export type IssueKind = (typeof issueKinds)[number];

export interface TranslationIssue {
  readonly kind: IssueKind;
  /** The language with the issue. This is the source language if the text is missing there. */
  readonly locale: Locale;
  readonly place: FindingPlace;
  /** The name of the text for people: `pages/home.yaml:sections.2.title`. */
  readonly key: string;
  /** The text in the source language; undefined if it is missing there. */
  readonly source: string | undefined;
  /** The translation. If the text is missing in the source language, this is the first existing translation. */
  readonly target: string | undefined;
  /** Facts that only one of the two texts states. */
  readonly onlySource?: readonly string[];
  readonly onlyTarget?: readonly string[];
}

/** Describes a text in YAML that is missing or unused. `path` is its path in the language with the issue. */
export const issueAt = (
  place: FindingPlace & { readonly path: DataPath },
  issue: Pick<TranslationIssue, 'kind' | 'locale' | 'source' | 'target'>,
): TranslationIssue => ({ ...issue, place, key: pairKeyOf(place) });
