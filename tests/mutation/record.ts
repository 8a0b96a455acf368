// Records the result of each mutant in a line of a file, so that a stopped run can continue.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './mutants.ts';

/** A mutant with its place in the project. */
export interface Picked {
  readonly room: string;
  readonly file: string;
  readonly mutant: Mutant;
}

/** The result of one round of tests for a mutant. */
export interface Entry {
  readonly id: string;
  readonly round: string;
  readonly result: 'passed' | 'failed' | 'late';
  readonly test?: string;
  readonly seconds: number;
}

/** Identifies a mutant by its place and replacement. */
export const mutantId = ({ file, mutant }: Picked): string =>
  `${file}:${mutant.line} ${mutant.start}-${mutant.end} ${mutant.replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`;

/** Reads the results in `file`; returns them and a function that adds one. */
export function openRecord(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  // `add` has written these lines.
  const entries = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Entry);
  const add = (entry: Entry): void => {
    entries.push(entry);
    appendFileSync(file, `${JSON.stringify(entry)}\n`);
  };
  return { entries, add };
}
