// The ways in which editors, scripts and version control write a file.
import { renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export type Save = (file: string, text: string) => Promise<void> | void;

/** Writes atomically: a process that reads the file at the same time gets the complete old text or the complete new text. */
export const atOnce: Save = (file, text) => {
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
};

export const waysOfSaving: readonly Save[] = [
  (file, text) => writeFileSync(file, text),
  atOnce,
  async (file, text) => {
    unlinkSync(file);
    await wait(20);
    writeFileSync(file, text);
  },
  async (file, text) => {
    writeFileSync(file, text.slice(0, text.length / 3));
    await wait(6);
    writeFileSync(file, text);
  },
  (file, text) => {
    const { atime, mtime } = statSync(file);
    writeFileSync(file, text);
    utimesSync(file, atime, mtime);
  },
];
