// Shares cache entries with a copy of the project. The shared entries depend on nothing that a test changes in the copy.
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOfEngine } from '../../../bin/bundle-engine.js';

/**
 * Copies the cache entries of the project at `root` that are also valid for its copy: the bundle of the engine, and
 * pictures.
 */
export function shareCaches(root: string, copy: string): void {
  const [kept, caches] = [root, copy].map((folder) => join(folder, 'node_modules/.cache/archipel')) as [string, string];
  mkdirSync(caches, { recursive: true });
  if (!existsSync(kept)) return;
  // Computed only once, because `hashOfEngine` reads all sources.
  const engine = `cli-${hashOfEngine(root)}`;
  for (const name of readdirSync(kept))
    if (name === engine || /^(?:og-)?image-/.test(name)) cpSync(join(kept, name), join(caches, basename(name)), { recursive: true });
}
