// A journal of the files that a command is changing. If the command is killed, the next one finds the journal and restores every
// file; if all files were in place already, it only removes the backups.
import { existsSync, readFileSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import * as z from 'zod';
import { isRunning } from './owner.ts';
import { parseJson } from './parse-json.ts';
import { appendSynced, syncFolders, writeSynced } from './sync.ts';
import { journalIn } from './write-files.ts';

/** All paths from the folder. */
const step = z.strictObject({
  /** The original path of the file and its backup until the change is complete; missing for a new file. */
  from: z.string().optional(),
  backup: z.string().optional(),
  /** Where it will be; missing for one that is removed. */
  to: z.string().optional(),
  /** Its new text, until it is moved to its place; missing if the file itself moves. */
  fresh: z.string().optional(),
});

const journal = z.strictObject({
  /** The process that changes the files. */
  pid: z.int(),
  steps: z.array(step),
  /** Folders that were not there before, outermost first. */
  folders: z.array(z.string()),
});

export type ChangeStep = z.output<typeof step>;
type ChangeJournal = z.output<typeof journal>;

/** After the journal itself: all new texts are written, and files are being moved; everything is in its place. */
type Phase = 'moving' | 'done';

/** Puts a journal into `folder`, before anything else is written. */
export function beginJournal(folder: string, { steps, folders }: Readonly<Pick<ChangeJournal, 'steps' | 'folders'>>): void {
  writeSynced(journalIn(folder), { bytes: `${JSON.stringify({ pid: process.pid, steps, folders })}\n` });
  syncFolders([folder]);
}

/** Notes in the journal of `folder` how far its changes are. */
export const recordPhase = (folder: string, phase: Phase): void => appendSynced(journalIn(folder), `${phase}\n`);

/**
 * Ends an interrupted change in `folder`: files have their previous content or their new content. Returns which of both, or
 * undefined if there is no journal, or its process is still running.
 */
export function endChanges(folder: string): 'taken back' | 'finished' | undefined {
  if (!existsSync(journalIn(folder))) return undefined;
  const root = realpathSync(folder);
  const [first = '', ...phases] = readFileSync(journalIn(root), 'utf8').split('\n');
  // Killed before the first line was whole, and so before anything else.
  const begun = phases.length === 0 ? { pid: process.pid, steps: [], folders: [] } : parseJournal(root, first);
  if (begun === undefined || (begun.pid !== process.pid && isRunning(begun.pid))) return undefined;
  const isDone = phases.includes('done');
  if (isDone) for (const { backup } of begun.steps) removeFile(root, backup);
  else takeBack(root, begun, phases.includes('moving'));
  // The journal is removed last: if the machine loses power before, the next process completes the same changes again.
  syncFolders(begun.steps.flatMap(({ from, to }) => [from, to].flatMap((path) => (path === undefined ? [] : existingAbove(root, path)))));
  rmSync(journalIn(root), { force: true });
  return isDone ? 'finished' : 'taken back';
}

/** The folder of a file; none if it was removed again. */
const existingAbove = (root: string, path: string): readonly string[] => [dirname(join(root, path))].filter((folder) => existsSync(folder));

/** Returns undefined if the text is not a journal, or names files outside `root`. */
function parseJournal(root: string, text: string): ChangeJournal | undefined {
  const { data } = journal.safeParse(parseJson(text));
  const paths =
    data === undefined ? [] : [...data.folders, ...data.steps.flatMap((each) => Object.values(each).filter((path) => path !== undefined))];
  return paths.every((path) => join(root, path).startsWith(root + sep)) ? data : undefined;
}

/** Each step can be repeated: if a process is killed while it reverts changes, the next one completes that. */
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
