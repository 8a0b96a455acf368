// A kind of slip proposes corrections for a scene: a mistyped file, and the lines with its problems.
import type { Locales } from '../../model/languages/locale.ts';
import type { Calendar } from '../../model/time/calendar.ts';
import type { Line } from './lines.ts';
import type { Proposal } from './proposal.ts';
import type { WrittenValue } from './values.ts';

export interface Scene {
  readonly text: string;
  readonly lines: readonly Line[];
  /** The lines with reported problems and nearby lines, the likeliest first. */
  readonly near: readonly Line[];
  /** Index of the first line with a reported problem. */
  readonly at: number;
  readonly locales: Locales;
  readonly calendar: Calendar;
  /** The singulars of the site's collections: `page`. */
  readonly singulars: readonly string[];
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

/** Returns the kind of slip whose proposals concern one line near the problem. */
export const onLines = (proposalsFor: (line: Line, scene: Scene) => Iterable<Proposal>): SlipKind =>
  function* (scene) {
    for (const line of scene.near) yield* proposalsFor(line, scene);
  };

/** Returns the kind of slip whose proposals concern one value near the problem. `valuesOn` finds the values on a line. */
export const onValues = (
  valuesOn: (line: Line) => readonly WrittenValue[],
  proposalsFor: (value: WrittenValue, scene: Scene) => Iterable<Proposal>,
): SlipKind =>
  onLines(function* (line, scene) {
    for (const value of valuesOn(line)) yield* proposalsFor(value, scene);
  });

/** Returns the line of the problem and up to 20 lines above it, the nearest first. */
export const linesUpwards = ({ lines, at }: Scene): readonly Line[] => lines.slice(Math.max(0, at - 20), at + 1).reverse();

/** Returns the lines near the problem, and the last five lines above it whose words pass `test`. */
export const linesNearOrAbove = ({ lines, near, at }: Scene, test: (words: string) => boolean): Iterable<Line> =>
  new Set([
    ...near,
    ...lines
      .slice(0, at)
      .filter(({ words }) => test(words))
      .slice(-5)
      .reverse(),
  ]);
