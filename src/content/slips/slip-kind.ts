// The input of slips: a file that cannot be parsed, and where its errors are.
import type { Locales } from '../../model/languages/locale.ts';
import type { Calendar } from '../../model/time/calendar.ts';
import type { Line } from './lines.ts';
import type { Proposal } from './proposal.ts';

export interface Scene {
  readonly text: string;
  readonly lines: readonly Line[];
  /** Indexes of the lines at which the trouble shows, and of those around them, the likeliest first. */
  readonly near: readonly number[];
  /** Index of the first line with trouble. */
  readonly at: number;
  readonly locales: Locales;
  readonly calendar: Calendar;
  /** The languages that the texts of the file must have. */
  readonly languages: readonly string[];
  /** The schema's expectation for the values that do not fit it. */
  readonly messages: readonly string[];
  /** Fixes findings of the schema that imply a correction. */
  readonly fromSchema: readonly Proposal[];
  /** Indexes of lines with something else where a text in each language belongs. */
  readonly texts: ReadonlySet<number>;
  /** The lines of `texts` where a number with its unit is possible as well. */
  readonly figures: ReadonlySet<number>;
}

/** The proposals of a kind for a scene; the likeliest first. */
export type SlipKind = (scene: Scene) => Iterable<Proposal>;
