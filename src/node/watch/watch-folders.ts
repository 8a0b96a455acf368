// What has changed in the sources of a definition, as the system tells it: paths only, because what has happened to them is
// seen on the disk.
import { relative, sep } from 'node:path';
import { watch } from 'chokidar';

export interface Watching {
  readonly close: () => Promise<void>;
}

/**
 * Calls `changed` with the paths, from `root`, of whatever is written, made, renamed or deleted in `folders`; several at
 * once where several come at once. Resolves when everything is watched.
 */
export async function watchFolders(
  root: string,
  folders: readonly string[],
  changed: (paths: readonly string[]) => void,
): Promise<Watching> {
  let waiting = new Set<string>();
  const tell = (): void => {
    const paths = [...waiting];
    waiting = new Set();
    changed(paths);
  };
  // Whether a file is half written cannot be known: it is read at once, and again after the next event.
  const watcher = watch([...folders], { cwd: root, ignoreInitial: true, atomic: false, ignorePermissionErrors: true });
  watcher.on('all', (_event, path) => {
    if (waiting.size === 0) setImmediate(tell);
    waiting.add(relative('.', path).split(sep).join('/'));
  });
  // Folders that cannot be watched are looked at now and then all the same.
  watcher.on('error', () => undefined);
  await new Promise<void>((resolve) => void watcher.once('ready', () => resolve()));
  return { close: () => watcher.close() };
}
