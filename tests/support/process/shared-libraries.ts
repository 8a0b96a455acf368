// Shares libraries and cache entries with a copy of the project. They depend on nothing that a test changes in the copy.
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOfEngine } from '../../../bin/bundle-engine.js';

/** Creates the folder `modules` with links to the libraries of the project at `root`. Commands in `.bin` and caches are left out. */
export function linkLibraries(root: string, modules: string): void {
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
}

/** Copies the cache entries of the project at `root` that are also valid for its copy: the bundle of the engine, and pictures. */
export function shareCaches(root: string, copy: string): void {
  const [entries, caches] = [root, copy].map((folder) => join(folder, 'node_modules/.cache/archipel')) as [string, string];
  mkdirSync(caches, { recursive: true });
  if (!existsSync(entries)) return;
  // Computed only once, because `hashOfEngine` reads all sources.
  const engine = `cli-${hashOfEngine(root)}`;
  for (const name of readdirSync(entries))
    if (name === engine || /^(?:og-)?image-/.test(name)) cpSync(join(entries, name), join(caches, basename(name)), { recursive: true });
}
