// Whether an output folder still holds what a build has put there, file by file, and nothing else.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { isBeingWritten } from '../fs/output.ts';
import { signsOf } from '../fs/stamps.ts';
import type { Project } from '../project.ts';

interface OutputRecord {
  /** The name of the run whose site it is. */
  readonly run: string;
  /** The signs of all files, by path. */
  readonly files: Readonly<Record<string, string>>;
}

const folderOf = (out: string): string => (existsSync(out) ? realpathSync(out) : resolve(out));

/** Notes that `out` holds the site of the run `id`: `files` by path, with the signs that the disk has given them. */
export function keepPublished(project: Project, out: string, { run, files }: OutputRecord): void {
  project.cache.of('output', 'bonus').set(folderOf(out), JSON.stringify({ run, files }));
}

/** True where `out` holds the site of the run `id`, untouched, and no build is at work there. */
export function isPublished(project: Project, out: string, id: string): boolean {
  if (isBeingWritten(out)) return false;
  const folder = folderOf(out);
  const text = project.cache.of('output', 'bonus').get(folder);
  // Under this key only `keepPublished` has put something, and the cache has seen that it is whole.
  const known = typeof text === 'string' ? (JSON.parse(text) as OutputRecord) : undefined;
  if (known === undefined || known.run !== id) return false;
  const files = filesIn(folder);
  return files.length === Object.keys(known.files).length && files.every((file) => isSame(join(folder, file), known.files[file]));
}

const isSame = (path: string, signs: string | undefined): boolean => signs !== undefined && signs !== '' && signsOf(path) === signs;

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
