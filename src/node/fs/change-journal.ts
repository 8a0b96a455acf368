// A journal of the files that a command is changing. If the command is killed, the next one finds the journal and restores every
// file; if all files were already in place, it only removes the backups.
import { existsSync, readFileSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import * as z from 'zod';
import { isRunning } from './owner.ts';
import { parseJson } from './read-text.ts';
import { appendSynced, syncFolders, writeSynced } from './sync.ts';
import { journalIn } from './write-files.ts';

/** All paths are relative to the folder. */
const step = z.strictObject({
  /** The original path of the file, and the path of its backup until the change is complete; missing for a new file. */
  from: z.string().optional(),
  backup: z.string().optional(),
  /** The new path; missing for a file that is removed. */
  to: z.string().optional(),
  /** The path of the new text until it is moved into place; missing if the file itself moves. */
  fresh: z.string().optional(),
});

const journal = z.strictObject({
  /** The process that makes the changes. */
  pid: z.int(),
  steps: z.array(step),
  /** Folders that the change creates, outermost first. */
  folders: z.array(z.string()),
});

export type ChangeStep = z.output<typeof step>;
type ChangeJournal = z.output<typeof journal>;

/** Lines that follow the journal itself. `moving`: all new texts are written, and files are being moved. `done`: every file is in place. */
type Phase = 'moving' | 'done';

/** Writes a journal into `folder`, before anything else is written. */
export function beginJournal(folder: string, { steps, folders }: Readonly<Pick<ChangeJournal, 'steps' | 'folders'>>): void {
  writeSynced(journalIn(folder), { bytes: `${JSON.stringify({ pid: process.pid, steps, folders })}\n` });
  syncFolders([folder]);
}

/** Records in the journal of `folder` which phase its changes have reached. */
export const recordPhase = (folder: string, phase: Phase): void => appendSynced(journalIn(folder), `${phase}\n`);

/**
 * Completes or reverts an interrupted change in `folder`, so that either all files have their new content or all have their old one.
 * Returns `finished` if the files have their new content, and `reverted` if they have their old content. Returns undefined if no journal
 * is valid, or if the process that has written it is still running.
 */
export function endChanges(folder: string): 'reverted' | 'finished' | undefined {
  if (!existsSync(journalIn(folder))) return undefined;
  const root = realpathSync(folder);
  const [first = '', ...phases] = readFileSync(journalIn(root), 'utf8').split('\n');
  // An incomplete first line means that the process was killed before it changed anything else.
  const begun = phases.length === 0 ? { pid: process.pid, steps: [], folders: [] } : parseJournal(root, first);
  if (begun === undefined || (begun.pid !== process.pid && isRunning(begun.pid))) return undefined;
  const isDone = phases.includes('done');
  if (isDone) for (const { backup } of begun.steps) removeFile(root, backup);
  else takeBack(root, begun, phases.includes('moving'));
  // The journal is removed last: if power is lost before, the next process repeats the same steps.
  syncFolders(begun.steps.flatMap(({ from, to }) => [from, to].flatMap((path) => (path === undefined ? [] : existingAbove(root, path)))));
  rmSync(journalIn(root), { force: true });
  return isDone ? 'finished' : 'reverted';
}

/** Returns a list with the folder of a file, or an empty list if the folder does not exist. */
const existingAbove = (root: string, path: string): readonly string[] => [dirname(join(root, path))].filter((folder) => existsSync(folder));

/** Parses a journal. Returns undefined if the text is not a journal, or names files outside `root`. */
function parseJournal(root: string, text: string): ChangeJournal | undefined {
  const { data } = journal.safeParse(parseJson(text));
  const paths =
    data === undefined ? [] : [...data.folders, ...data.steps.flatMap((each) => Object.values(each).filter((path) => path !== undefined))];
  return paths.every((path) => join(root, path).startsWith(root + sep)) ? data : undefined;
}

/** Restores all files. Each step can be repeated, so if this process is killed as well, the next one completes the work. */
function takeBack(root: string, { steps, folders }: ChangeJournal, isMoving: boolean): void {
  const isThere = (path: string | undefined): boolean => path !== undefined && existsSync(join(root, path));
  for (const { from, backup, to, fresh } of [...steps].reverse()) {
    if (isMoving && to !== undefined && to !== from) {
      if (fresh === undefined && backup !== undefined && isThere(to) && !isThere(backup) && !isThere(from))
        renameSync(join(root, to), join(root, backup));
      if (fresh !== undefined && !isThere(fresh)) removeFile(root, to);
    }
    if (from !== undefined && backup !== undefined && isThere(backup)) renameSync(join(root, backup), join(root, from));
    removeFile(root, fresh);
  }
  for (const made of [...folders].reverse()) if (isThere(made)) rmdirSync(join(root, made));
}

const removeFile = (root: string, path: string | undefined): void => {
  if (path !== undefined) rmSync(join(root, path), { force: true });
};
