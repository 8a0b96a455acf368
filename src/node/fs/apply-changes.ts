// Files of a folder changed, moved, added and taken away: all of them or none.
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChange } from '../../refactor/change.ts';
import { hiddenBeside } from './write-files.ts';

interface Staged {
  /** Where the file is. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The new text, beside the place where it is to be; undefined where the file itself moves. */
  readonly fresh: string | undefined;
}

/**
 * Makes all changes in `folder`. Throws, with every file as it was, where one of them cannot be made or a file would be
 * overwritten that is not among them.
 */
export function applyChanges(folder: string, changes: readonly FileChange[]): void {
  const undo: (() => void)[] = [];
  try {
    const staged = changes.map((change) => stage(folder, change, undo));
    const backups = staged.map(({ from }) => (from === undefined ? undefined : setAside(from, undo)));
    staged.forEach(({ to, fresh }, index) => {
      const source = fresh ?? backups[index];
      if (to !== undefined && source !== undefined) move(source, to, undo);
    });
    for (const backup of backups) if (backup !== undefined) rmSync(backup, { force: true });
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

function stage(folder: string, { from, to, after }: FileChange, undo: (() => void)[]): Staged {
  const old = from === undefined ? undefined : realpathSync(join(folder, from));
  if (to === undefined) return { from: old, to: undefined, fresh: undefined };
  // A link stays one.
  const target = from === to && old !== undefined ? old : join(folder, to);
  if (from !== to && existsSync(target)) throw new Error(`${to} exists already`);
  const above = mkdirSync(dirname(target), { recursive: true });
  if (above !== undefined) undo.push(() => rmSync(above, { recursive: true, force: true }));
  if (after === undefined) return { from: old, to: target, fresh: undefined };
  const fresh = hiddenBeside(target, 'tmp');
  undo.push(() => rmSync(fresh, { force: true }));
  writeFileSync(fresh, after, { flag: 'wx' });
  return { from: old, to: target, fresh };
}

function setAside(file: string, undo: (() => void)[]): string {
  const backup = hiddenBeside(file, 'bak');
  move(file, backup, undo);
  return backup;
}

function move(from: string, to: string, undo: (() => void)[]): void {
  renameSync(from, to);
  undo.push(() => renameSync(to, from));
}
