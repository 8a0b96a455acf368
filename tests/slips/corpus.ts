// Slips that people make, one file for each kind: what they wrote instead of what they meant, where a message has to
// point, which code it has, and what the file says once the slip is fixed. Slips are excerpts of the real content: one
// whose excerpt has been edited since is passed over.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Slip {
  /** In the content folder. */
  readonly file: string;
  /** Whole lines that are in the file once. */
  readonly find: string;
  /** What was written in their place. */
  readonly slip: string;
  /** The line of the slip that a message has to point at, from 0. */
  readonly line: number;
  /** The mistaken lines: the place of the message has to touch them. */
  readonly mark: string;
  /** The intended lines, if they differ from `find`. */
  readonly cured?: string;
  /** The words of the author for each `…` of the cure. */
  readonly words?: readonly string[];
}

export interface Kind {
  readonly kind: string;
  /** The expected code; null if the text is correct, although it looks like a mistake. */
  readonly cause: string | null;
  readonly slips: readonly Slip[];
}

/** All kinds in `folder`, by name. */
export const readCorpus = (folder: string): readonly Kind[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ kind: name.replace('.json', ''), ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<Kind, 'kind'>) }));
