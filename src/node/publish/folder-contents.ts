import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface FolderContents {
  readonly files: readonly string[];
  /** Entries that are neither files nor folders. */
  readonly others: readonly string[];
  readonly folders: readonly string[];
}

/** Returns the paths of everything in `folder` and its subfolders, relative to it and with slashes. Throws if the disk refuses. */
export function contentsOf(folder: string): FolderContents {
  const [files, others, folders]: [string[], string[], string[]] = [[], [], []];
  const look = (path: string): void => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const own = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isFile()) files.push(own);
      else if (entry.isDirectory()) folders.push(own);
      else others.push(own);
    }
  };
  look('');
  // The loop also visits folders that it appends to the list.
  for (const path of folders) look(path);
  return { files, others, folders };
}
