// Changes, moves, adds and removes files of a folder: all of them or none, even if the process is killed or the machine loses
// power (`change-journal.ts`, `sync.ts`).
import { existsSync, mkdirSync, realpathSync, renameSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FileChange } from '../../model/output/file-change.ts';
import { beginJournal, type ChangeStep, endChanges, recordPhase } from './change-journal.ts';
import { copySynced, syncFolders, writeSynced } from './sync.ts';
import { hiddenBeside, journalIn } from './write-files.ts';

/** Makes all changes in `folder`. If one fails, restores every file and throws. A file cannot be added or moved to a path that exists. */
export function applyChanges(folder: string, changes: readonly FileChange[]): void {
  const root = realpathSync(folder);
  endChanges(root);
  if (existsSync(journalIn(root))) throw new Error(`another command is changing files there, see ${journalIn(folder)}`);
  const staged = changes.map((change) => ({ step: stepOf(root, change), change }));
  const steps = staged.map(({ step }) => step);
  const folders = missingFolders(root, steps);
  beginJournal(root, { steps, folders });
  try {
    for (const made of folders) mkdirSync(join(root, made));
    for (const { step, change } of staged) {
      if (step.fresh === undefined) continue;
      const path = join(root, step.fresh);
      if (change.copyOf !== undefined) copySynced(change.copyOf, path);
      else writeSynced(path, { bytes: change.bytes ?? change.after ?? '', mode: modeOf(root, step) });
    }
    const touched = foldersOf(root, { steps, folders });
    syncFolders(touched);
    recordPhase(root, 'moving');
    const move = (from: string, to: string): void => renameSync(join(root, from), join(root, to));
    for (const { from, backup } of steps) if (from !== undefined && backup !== undefined) move(from, backup);
    for (const { to, fresh, backup } of steps) {
      const source = fresh ?? backup;
      if (to !== undefined && source !== undefined) move(source, to);
    }
    syncFolders(touched);
    recordPhase(root, 'done');
  } finally {
    endChanges(root);
  }
}

function stepOf(root: string, { from, to, after, bytes, copyOf }: FileChange): ChangeStep {
  // Writes through a symbolic link instead of replacing it.
  const old = from === undefined ? undefined : realpathSync(join(root, from));
  const target = to === undefined ? undefined : from === to && old !== undefined ? old : join(root, to);
  if (from !== to && target !== undefined && existsSync(target)) throw new Error(`${to} exists already`);
  const hidden = (file: string, ending: string): string => relative(root, hiddenBeside(file, ending));
  return {
    ...(old !== undefined && { from: relative(root, old), backup: hidden(old, 'bak') }),
    ...(target !== undefined && { to: relative(root, target) }),
    ...(target !== undefined && (after ?? bytes ?? copyOf) !== undefined && { fresh: hidden(target, 'tmp') }),
  };
}

/** Returns the permissions of the file that a step changes. */
const modeOf = (root: string, { from }: ChangeStep): number | undefined =>
  from === undefined ? undefined : statSync(join(root, from)).mode & 0o7777;

/** Returns the folders in which entries are created, renamed or removed. */
function foldersOf(
  root: string,
  { steps, folders }: { readonly steps: readonly ChangeStep[]; readonly folders: readonly string[] },
): string[] {
  const paths = [...folders, ...steps.flatMap(({ from, to }) => [from, to])].filter((path) => path !== undefined);
  return [...new Set(paths.map((path) => dirname(join(root, path))))];
}

/** Returns the missing folders that changed files need, outermost first. */
function missingFolders(root: string, steps: readonly ChangeStep[]): string[] {
  const missing = new Set<string>();
  const note = (folder: string): void => {
    if (existsSync(join(root, folder)) || missing.has(folder)) return;
    note(dirname(folder));
    missing.add(folder);
  };
  for (const { to } of steps) if (to !== undefined) note(dirname(to));
  return [...missing];
}
