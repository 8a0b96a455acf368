// Typing mistakes, one file for each kind: the original lines, the lines with the mistake, the place and code of the
// expected message, and the corrected lines if they differ from the original ones. The original lines are excerpts of the
// real content; a slip is skipped once an editor has changed its excerpt.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Slip {
  /** The path in the content folder. */
  readonly file: string;
  /** Complete lines that occur once in the file. */
  readonly find: string;
  /** The text written in their place. */
  readonly slip: string;
  /** The line of the slip that a message has to point at, from 0. */
  readonly line: number;
  /** The mistaken characters: the place of the message must touch them. */
  readonly mark: string;
  /** The intended lines, if they differ from `find`. */
  readonly cured?: string;
  /** The text that an author types for each `…` in the proposed fix. */
  readonly words?: readonly string[];
}

export interface Kind {
  readonly kind: string;
  /** The expected code; null if the text is correct, although it looks like a mistake. */
  readonly cause: string | null;
  readonly slips: readonly Slip[];
}

/** Reads all kinds in `folder`, by name. */
export const readCorpus = (folder: string): readonly Kind[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ kind: name.replace('.json', ''), ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<Kind, 'kind'>) }));
