// Durable writes: once they resolve, the data is on the disk and survives a power failure.
import type * as promises from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file-system calls of the queue, which tests replace to make them fail. */
export type Files = Pick<typeof promises, 'open' | 'rename' | 'unlink' | 'readdir' | 'readFile' | 'mkdir' | 'stat' | 'truncate' | 'chmod'>;

/** Syncs the entries of `folder`: created, renamed and removed files. */
async function syncFolder(files: Files, folder: string): Promise<void> {
  const handle = await files.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

interface NewFile {
  readonly bytes: Uint8Array | string;
  /** The temporary file, on the same file system, that is renamed once it is complete. */
  readonly temporary: string;
}

/** Writes a file that only its owner can read, completely or not at all. Rejects with the error of the system. */
export async function writeDurably(files: Files, path: string, { bytes, temporary }: NewFile): Promise<void> {
  let made = temporary;
  try {
    const handle = await files.open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await files.rename(temporary, path);
    made = path;
    await syncFolder(files, dirname(path));
  } catch (error) {
    // A client that sees a failure sends the message again, so the new file must not be delivered as well.
    await files.unlink(made).catch(() => undefined);
    throw error;
  }
}

/** Moves a file from one folder to another, and syncs both folders. */
export async function moveDurably(files: Files, from: string, to: string): Promise<void> {
  await files.rename(from, to);
  await syncFolder(files, dirname(to));
  await syncFolder(files, dirname(from));
}
