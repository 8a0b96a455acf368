// Reads the content folder of a commit into the ContentTree that `readContent` would return after a checkout.
import { posix } from 'node:path';
import type { ContentTree } from '../../content/tree.ts';
import { createFinding } from '../../diagnostics/diagnostic.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { contentFile, isIgnored, type ReadFile, treeOf } from '../fs/read-content.ts';
import { type Commit, committedBytes, committedFiles, type Repository, type TreeFile } from './repository.ts';

/** Returns the content of a commit, or undefined if the commit has none. `repository` must be opened in the content folder. */
export async function committedContent(repository: Repository, commit: Commit): Promise<ContentTree | undefined> {
  const files = await committedFiles(repository, commit, (path) => !isIgnored(path));
  if (files.length === 0) return undefined;
  const bytes = await committedBytes(repository, files);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const named = files.flatMap((file) => namesOf(file, { bytes, files: byPath }));
  const read = named.map(({ path, from }): readonly [string, ReadFile] => {
    const found = from === undefined ? undefined : bytes.get(from);
    const outside = createFinding('file-symlink', { file: path }, { target: textOf(bytes.get(path)) });
    return [path, found === undefined ? { problem: outside } : contentFile(path, found)];
  });
  return treeOf(new Map([...read].sort(([one], [other]) => byCodeUnits(one, other))), []);
}

interface TreeFiles {
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  readonly files: ReadonlyMap<string, TreeFile>;
}

/**
 * Returns the paths at which a file of the commit appears, each with the path of the file that has its bytes (`from`). A link to a folder
 * appears as the files of this folder, without the links among them. `from` is undefined for a link to another link or to anything outside.
 */
function namesOf(file: TreeFile, tree: TreeFiles): readonly { readonly path: string; readonly from: string | undefined }[] {
  if (!file.isLink) return [{ path: file.path, from: file.path }];
  const target = posix.normalize(posix.join(posix.dirname(file.path), textOf(tree.bytes.get(file.path))));
  const found = tree.files.get(target);
  if (found !== undefined) return [{ path: file.path, from: found.isLink ? undefined : target }];
  const inside = [...tree.files.values()].filter(({ path, isLink }) => !isLink && path.startsWith(`${target}/`));
  if (inside.length === 0) return [{ path: file.path, from: undefined }];
  return inside.map(({ path }) => ({ path: `${file.path}/${path.slice(target.length + 1)}`, from: path }));
}

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
