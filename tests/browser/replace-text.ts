import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces the first `from` in a file. Throws if the file does not contain it. */
export function replaceText(path: string, from: string, to: string): void {
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${path} does not contain ${JSON.stringify(from)}`);
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
}
