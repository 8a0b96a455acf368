// A content file in its three versions: in the last commit, in the index and on disk.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readGit, readObjects } from './git.ts';
import { runGit } from './run-git.ts';

/** A file in a tree or in the index. */
export interface FileObject {
  /** The mode as git writes it: `100644` or `100755`. */
  readonly mode: string;
  readonly id: string;
}

export interface TrackedFile {
  /** The path relative to the root of the working tree. */
  readonly path: string;
  /** The version in the last commit; undefined if the commit has no file at that path. */
  readonly committed: FileObject | undefined;
  /** The version in the index; undefined if the index has no file at that path, or if a merge of the file is unresolved. */
  readonly staged: FileObject | undefined;
  /** The text on disk; undefined if the file does not exist. */
  readonly text: string | undefined;
  /** The mode that a new file gets in a commit. */
  readonly mode: string;
  /**
   * Whether filters of git (gitattributes) change the text between the disk and the repository, apart from line endings. True for a file
   * that is not in the last commit, because filters may apply to it; false for an image.
   */
  readonly isFiltered: boolean;
}

interface FileRequest {
  /** The root of the working tree. */
  readonly top: string;
  readonly folder: string;
  /** The path relative to `folder`. */
  readonly file: string;
  /** False for an image, so that no filter runs: a filter could download the image's bytes from a server. */
  readonly isText: boolean;
}

/** Returns the file called `file` in `folder`; for a symbolic link, its target. */
export async function trackedFile({ top, folder, file, isText }: FileRequest): Promise<TrackedFile> {
  const named = join(folder, file);
  const real = existsSync(named) ? realpathSync(named) : join(realpathSync(folder), file);
  const path = relative(realpathSync(top), real).replaceAll('\\', '/');
  const [tree, index] = await Promise.all([
    readGit(top, ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', 'HEAD', '--', path]),
    readGit(top, ['--literal-pathspecs', 'ls-files', '-z', '--stage', '--', path]),
  ]);
  const [, mode = '', id = ''] = /^(100\d{3}) blob ([\da-f]+)\t/.exec(tree ?? '') ?? [];
  const [, stagedMode = '', stagedId = ''] = /^(100\d{3}) ([\da-f]+) 0\t/.exec(index ?? '') ?? [];
  const stats = statSync(real, { throwIfNoEntry: false });
  return {
    path,
    committed: id === '' ? undefined : { mode, id },
    staged: stagedId === '' ? undefined : { mode: stagedMode, id: stagedId },
    text: stats?.isFile() ? readFileSync(real, 'utf8') : undefined,
    mode: stats !== undefined && (stats.mode & 0o100) !== 0 ? '100755' : '100644',
    // For a new file, git's settings decide which line endings are stored.
    isFiltered: isText && (id === '' || (await isFiltered(top, { path, id }))),
  };
}

async function isFiltered(top: string, { path, id }: { readonly path: string; readonly id: string }): Promise<boolean> {
  const { isDone, stdout } = await runGit(top, ['cat-file', '--filters', `--path=${path}`, id]);
  return isDone && withoutReturns(stdout) !== withoutReturns(await objectText(top, id));
}

const withoutReturns = (text: string): string => text.replaceAll('\r\n', '\n');

/** Returns the text of an object as git stores it; for a filtered file, as git would write it to disk. */
export async function storedText(top: string, { path, isFiltered: filtered }: TrackedFile, { id }: FileObject): Promise<string> {
  return filtered ? (await runGit(top, ['cat-file', '--filters', `--path=${path}`, id])).stdout : objectText(top, id);
}

const objectText = async (top: string, id: string): Promise<string> => {
  const [bytes = new Uint8Array()] = await readObjects(top, [id]);
  return Buffer.from(bytes).toString('utf8');
};
