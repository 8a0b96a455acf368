// The list of a build's own files, inside its folder: by it the next build knows what it may replace.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { OutputFile } from '../../emit/output-file.ts';

export const manifestName = '.archipel.json';

/** The marker of a folder that holds `files`. */
export const manifestOf = (files: readonly string[]): OutputFile => ({
  path: manifestName,
  bytes: `${JSON.stringify({ generator: 'archipel', files: [...files].sort() }, null, 1)}\n`,
});

/** What desktops leave in every folder. */
const litter = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Files in `folder` that no build made. Of a folder that is none of ours, what stands at its top, folders included. */
export function foreignFilesIn(folder: string): string[] {
  const own = ownFiles(folder);
  const files = readdirSync(folder, { recursive: own !== undefined, withFileTypes: true })
    .filter((entry) => (own === undefined || !entry.isDirectory()) && !litter.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return files.filter((file) => !own?.has(file)).sort();
}

/** The files that the build of `folder` has listed as its own, the list included; undefined where no build has. */
export function ownFiles(folder: string): ReadonlySet<string> | undefined {
  try {
    const marker: unknown = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'));
    const files = typeof marker === 'object' && marker !== null && 'files' in marker ? marker.files : undefined;
    return Array.isArray(files) ? new Set([manifestName, ...files.map(String)]) : undefined;
  } catch {
    return undefined;
  }
}
