// The input for each kind of slip: a mistyped file, and the lines with its problems.
import type { Locales } from '../../model/languages/locale.ts';
import type { Calendar } from '../../model/time/calendar.ts';
import type { Line } from './lines.ts';
import type { Proposal } from './proposal.ts';

export interface Scene {
  readonly text: string;
  readonly lines: readonly Line[];
  /** Indexes of the lines with reported problems and of nearby lines, the likeliest first. */
  readonly near: readonly number[];
  /** Index of the first line with a reported problem. */
  readonly at: number;
  readonly locales: Locales;
  readonly calendar: Calendar;
  /** The languages that the texts of the file must have. */
  readonly languages: readonly string[];
  /** The messages of the schema for values that it rejects. */
  readonly messages: readonly string[];
  /** Proposals from findings of the schema that suggest a correction. */
  readonly fromSchema: readonly Proposal[];
  /** Indexes of lines whose value should be a text by language, but is not. */
  readonly texts: ReadonlySet<number>;
  /** The lines of `texts` where the schema also allows a number with its unit. */
  readonly figures: ReadonlySet<number>;
}

/** Yields the proposals of one kind for a scene, the likeliest first. */
export type SlipKind = (scene: Scene) => Iterable<Proposal>;
