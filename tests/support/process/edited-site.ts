// A site on disk that a test edits and for which it runs commands.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, vi } from 'vitest';
import { replaceIn } from '../replace-in.ts';
import { archipel, type Ended } from './process.ts';
import type { Watched } from './watching.ts';

/** Waits for a command, and fails with its messages if its exit code is not 0. */
export async function expectSuccess(command: Promise<Ended>): Promise<void> {
  const ended = await command;
  expect(ended, ended.stderr).toMatchObject({ code: 0 });
}

/** Returns functions that run commands for the site in a folder, and that read and write its files by their path in the site. */
export const editedSite = (site: string) => ({
  run: (...words: readonly string[]): Promise<Ended> => archipel(words, { site, cwd: site }),
  put: (file: string, bytes: string | Uint8Array): void => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), bytes);
  },
  change: (file: string, from: string | RegExp, to: string): void => replaceIn(join(site, file), from, to),
  /** Returns the text of a file in the output folder. */
  built: (file: string): string => readFileSync(join(site, 'dist', file), 'utf8'),
});

/** Returns a function that resolves as soon as a watched page contains a text. */
export const untilShown =
  (body: Watched['body']) =>
  (path: string, text: string): Promise<void> =>
    vi.waitFor(async () => expect(await body(path)).toContain(text), { timeout: 60_000, interval: 50 });
