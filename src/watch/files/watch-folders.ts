// Reports changed paths of a definition's sources, without comparing the files. The reason for the separate watcher of content is in
// watch-content.ts.
import { basename, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { isTemporary } from '../../node/fs/read-content.ts';
import { inBatches } from './in-batches.ts';

export interface Watching {
  readonly close: () => Promise<void>;
}

/**
 * Calls `changed` with the paths that are written, created, renamed or deleted in `folders`, relative to `root` and in batches, without
 * temporary files of editors. Resolves when everything is watched.
 */
export async function watchFolders(
  root: string,
  folders: readonly string[],
  changed: (paths: readonly string[]) => void,
): Promise<Watching> {
  const add = inBatches(changed);
  // Reports a file at once, although it may be half written: the next event reports it again.
  const watcher = watch([...folders], { cwd: root, ignoreInitial: true, atomic: false, ignorePermissionErrors: true });
  watcher.on('all', (_event, path) => {
    if (!isTemporary(basename(path))) add(relative('.', path).split(sep).join('/'));
  });
  // Errors of single folders do not stop the others.
  watcher.on('error', () => undefined);
  await new Promise<void>((resolve) => void watcher.once('ready', () => resolve()));
  return { close: () => watcher.close() };
}
