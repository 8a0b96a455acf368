// Whether an output folder still holds what a build has put there, file by file, and nothing else.
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { signsOf } from '../fs/stamps.ts';
import type { Project } from '../project.ts';
import { contentsOf, type FolderContents } from '../publish/folder-contents.ts';
import { manifestBeside } from '../publish/manifest.ts';
import type { PublishedOutput } from '../publish/output.ts';
import { isBeingWritten } from '../publish/output-places.ts';

interface OutputRecord extends PublishedOutput {
  /** The name of the run whose site it is. */
  readonly run: string;
  /** The signs of what is noted of it beside it, for builds that have no cache. */
  readonly manifest: string;
}

const folderOf = (out: string): string => (existsSync(out) ? realpathSync(out) : resolve(out));

/** Notes that `out` holds the site of a run. */
export function keepPublished(project: Project, out: string, { run, files, spare }: Omit<OutputRecord, 'manifest'>): void {
  const folder = folderOf(out);
  const record: OutputRecord = { run, files, spare, manifest: signsOf(manifestBeside(folder)) };
  project.cache.of('output', 'bonus').set(folder, JSON.stringify(record));
}

/** True where `out` holds the site of the run `id`, untouched, and no build is at work there. */
export function isPublished(project: Project, out: string, id: string): boolean {
  if (isBeingWritten(out)) return false;
  const folder = folderOf(out);
  const known = recordOf(project, folder);
  if (known === undefined || known.run !== id || known.manifest === '' || signsOf(manifestBeside(folder)) !== known.manifest) return false;
  const { files, others } = existsSync(folder) ? contentsOf(folder) : nothing;
  return (
    others.length === 0 &&
    files.length === Object.keys(known.files).length &&
    files.every((file) => isSame(join(folder, file), known.files[file]?.[1]))
  );
}

/** What the last build has left in `out`; undefined where none is known. */
export const publishedIn = (project: Project, out: string): OutputRecord | undefined => recordOf(project, folderOf(out));

function recordOf(project: Project, folder: string): OutputRecord | undefined {
  const text = project.cache.of('output', 'bonus').get(folder);
  // Under this key only `keepPublished` has put something, and the cache has seen that it is whole.
  return typeof text === 'string' ? (JSON.parse(text) as OutputRecord) : undefined;
}

const nothing: FolderContents = { files: [], others: [], folders: [] };

const isSame = (path: string, signs: string | undefined): boolean => signs !== undefined && signs !== '' && signsOf(path) === signs;
