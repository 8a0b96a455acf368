// Reads a folder of another program: the files in it, and its texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { attempt } from '../../model/attempt.ts';

/** Returns the files in `folder` and below it, relative to it and sorted. Leaves out hidden files, packages and links. */
export function filesIn(folder: string): readonly string[] {
  const found: string[] = [];
  const open = [folder];
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = join(current, entry.name);
      if (entry.isDirectory()) open.push(path);
      else if (entry.isFile()) found.push(relative(folder, path).replaceAll('\\', '/'));
    }
  }
  return found.sort();
}

/** Returns the text of a file in UTF-8, or undefined if the file has another encoding. */
export function utf8TextOf(path: string): string | undefined {
  const bytes = readFileSync(path);
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
