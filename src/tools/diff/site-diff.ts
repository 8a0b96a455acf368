// The differences between two versions of a site, for a reviewer: the result of `archipel diff`. `answer.ts` describes each key.
import type { DiffAnswer } from './answer.ts';

export type SiteDiff = DiffAnswer;

/** A change on a page, narrowed down to the smallest part that differs. Its sources are in the new version or else in the old one. */
export type ChangeDetail = SharedChange['change'];

export type PageDiff = SiteDiff['pages'][number];

/** A change that many pages share. */
export type SharedChange = SiteDiff['shared'][number];

export type FactChange = SiteDiff['facts'][number];

export type AddressChange = SiteDiff['addresses'][number];

/** An output file other than a page. */
export type FileDiff = SiteDiff['files'][number];

export type TranslationChange = SiteDiff['translations'][number];

export type DiagnosticChange = SiteDiff['diagnostics'][number];

export type ScheduleChange = SiteDiff['schedule'][number];

/** A place in content. The file is relative to the current folder; line and column count from 1. */
export type SourcePlace = ChangeDetail['sources'][number];

/** Returns a key that is equal for places on the same line. */
export const lineKey = ({ file, line }: SourcePlace): string => `${file}:${line}`;

/** Returns one place for each line, because a line of content may have a value in several languages. */
export const onePerLine = (places: readonly SourcePlace[]): readonly SourcePlace[] => [
  ...new Map(places.map((place) => [lineKey(place), place])).values(),
];

/** Returns whether both versions are the same for visitors and for those who work on the site. */
export const isEmptyDiff = ({ facts, addresses, shared, pages, files, translations, diagnostics, schedule }: SiteDiff): boolean =>
  [facts, addresses, shared, pages, files, translations, diagnostics, schedule].every((list) => list.length === 0);
