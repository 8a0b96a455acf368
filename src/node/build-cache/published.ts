// Whether an output folder still holds what a build has put there, file by file, and nothing else.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { isBeingWritten, type OutputFiles } from '../fs/output.ts';
import { signsOf } from '../fs/stamps.ts';
import type { Project } from '../project.ts';

interface OutputRecord {
  /** The name of the run whose site it is. */
  readonly run: string;
  readonly files: OutputFiles;
}

const folderOf = (out: string): string => (existsSync(out) ? realpathSync(out) : resolve(out));

/** Notes that `out` holds the site of a run, which has made `files`. */
export function keepPublished(project: Project, out: string, { run, files }: OutputRecord): void {
  project.cache.of('output', 'bonus').set(folderOf(out), JSON.stringify({ run, files }));
}

/** True where `out` holds the site of the run `id`, untouched, and no build is at work there. */
export function isPublished(project: Project, out: string, id: string): boolean {
  if (isBeingWritten(out)) return false;
  const folder = folderOf(out);
  const known = recordOf(project, folder);
  if (known === undefined || known.run !== id) return false;
  const files = filesIn(folder);
  return files.length === Object.keys(known.files).length && files.every((file) => isSame(join(folder, file), known.files[file]?.[1]));
}

/** The files that the last build has left in `out`. */
export const publishedFiles = (project: Project, out: string): OutputFiles => recordOf(project, folderOf(out))?.files ?? {};

function recordOf(project: Project, folder: string): OutputRecord | undefined {
  const text = project.cache.of('output', 'bonus').get(folder);
  // Under this key only `keepPublished` has put something, and the cache has seen that it is whole.
  return typeof text === 'string' ? (JSON.parse(text) as OutputRecord) : undefined;
}

const isSame = (path: string, signs: string | undefined): boolean => signs !== undefined && signs !== '' && signsOf(path) === signs;

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
