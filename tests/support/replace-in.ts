// Edits a file of a test as an author does.
import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces the first `from` in a file. Throws if the file does not contain it, because the test would then edit nothing. */
export function replaceIn(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const isThere = typeof from === 'string' ? text.includes(from) : from.test(text);
  if (!isThere) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}
