// What has changed in a content folder, as the system tells it: one watch for each folder, however many files it holds.
// chokidar looks at all files of a folder again when one of them is written, which for thousands takes longer than all
// the rest.
import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

export interface ContentWatch {
  /** Watches the folders that are there by now: call it when some may have come or gone. */
  readonly renew: () => void;
  readonly close: () => void;
}

/** Folders from the root, each with a stamp that tells it from another one of its name. */
type Folders = ReadonlyMap<string, string | undefined>;

/** Calls `changed` with paths from `root`, of files and of folders; several at once where several come at once. */
export function watchContent(root: string, folders: () => Folders, changed: (paths: readonly string[]) => void): ContentWatch {
  const watchers = new Map<string, FSWatcher>();
  let waiting = new Set<string>();
  const tell = (): void => {
    const paths = [...waiting];
    waiting = new Set();
    changed(paths);
  };
  const note = (path: string): void => {
    if (waiting.size === 0) setImmediate(tell);
    waiting.add(path);
  };
  const open = (folder: string, key: string): void => {
    try {
      const watcher = watch(join(root, folder), (_event, name) => note([folder, name ?? ''].filter((part) => part !== '').join('/')));
      // A folder that is gone is found by whoever looks for it.
      watcher.on('error', () => note(folder));
      watchers.set(key, watcher);
    } catch {
      // What cannot be watched is looked at now and then.
    }
  };
  const renew = (): void => {
    const due = new Map([...folders()].map(([folder, stamp]) => [`${identityOf(stamp)} ${folder}`, folder]));
    for (const [key, watcher] of watchers) {
      if (due.has(key)) continue;
      watcher.close();
      watchers.delete(key);
    }
    for (const [key, folder] of due) if (!watchers.has(key)) open(folder, key);
  };
  renew();
  return {
    renew,
    close: () => {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** The last word of a stamp is the inode. */
const identityOf = (stamp = ''): string => stamp.slice(stamp.lastIndexOf(' ') + 1);
