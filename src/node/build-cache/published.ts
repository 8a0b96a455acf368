// Records the files of a build, and tells whether the output folder still contains exactly these files. The record is a separate part of
// the snapshot, because one run can fill several folders, and because a build is published after its run has been cached.
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { statOf } from '../fs/stamps.ts';
import type { Project } from '../project.ts';
import { contentsOf, type FolderContents } from '../publish/folder-contents.ts';
import { manifestBeside } from '../publish/manifest.ts';
import type { PublishedOutput } from '../publish/output.ts';
import { isBeingWritten } from '../publish/output-places.ts';
import { snapshotPart } from './snapshot.ts';

interface OutputRecord extends PublishedOutput {
  /** The id of the run that produced the site. */
  readonly run: string;
  /** The stamp of the manifest beside the folder. It tells whether a build without this cache has written the folder since. */
  readonly manifest: string;
}

const folderOf = (out: string): string => (existsSync(out) ? realpathSync(out) : resolve(out));

/** Records that `out` contains the site of a run. */
export function recordPublished(project: Project, out: string, { run, files, previous }: Omit<OutputRecord, 'manifest'>): void {
  const folder = folderOf(out);
  const record: OutputRecord = { run, files, previous, manifest: statOf(manifestBeside(folder)) };
  recordAt(project, folder).write(record);
}

/** Returns whether `out` contains the untouched site of the run `id`, and no build is writing there. */
export function isPublished(project: Project, out: string, id: string): boolean {
  if (isBeingWritten(out)) return false;
  const folder = folderOf(out);
  const record = recordAt(project, folder).read();
  if (record === undefined || record.run !== id || record.manifest === '' || statOf(manifestBeside(folder)) !== record.manifest)
    return false;
  const { files, others } = existsSync(folder) ? contentsOf(folder) : nothing;
  return (
    others.length === 0 &&
    files.length === Object.keys(record.files).length &&
    files.every((file) => isSame(join(folder, file), record.files[file]?.[1]))
  );
}

/** Returns the record of the last build in `out`, or undefined if there is no record. */
export const publishedIn = (project: Project, out: string): OutputRecord | undefined => recordAt(project, folderOf(out)).read();

const recordAt = (project: Project, folder: string) => snapshotPart<OutputRecord>(project, 'output', folder);

const nothing: FolderContents = { files: [], others: [], folders: [] };

const isSame = (path: string, stat: string | undefined): boolean => stat !== undefined && stat !== '' && statOf(path) === stat;
