// What became of each mutant, a line each, so that a run that was stopped goes on where it was.
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

/** Names a mutant by its place and replacement. */
export const mutantId = ({ file, mutant }: Picked): string =>
  `${file}:${mutant.line} ${mutant.start}-${mutant.end} ${mutant.replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`;

/** The lines of `file`, and a function that adds one. */
export function openRecord(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  // Written by `add`.
  const entries = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Entry);
  const add = (entry: Entry): void => {
    entries.push(entry);
    appendFileSync(file, `${JSON.stringify(entry)}\n`);
  };
  return { entries, add };
}
