// Stores the edits that people make in pages until they are handed in. `watch` and `hand-in` share this log. Each edit is a separate file:
// two processes never overwrite each other's edits, and a killed process has recorded an edit completely or not at all.
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { attempt } from '../../model/attempt.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import type { ContentEdit, EditLog, PendingEdit } from '../../model/output/edit.ts';
import { errorCodeOf } from '../fs/error-code.ts';
import { hashOf } from '../fs/hash-of.ts';
import { currentOwner, isOfThisMachine, isRunning, mayBeRunning, type Owner } from '../fs/owner.ts';
import { parseJson } from '../fs/read-text.ts';
import { syncFolders } from '../fs/sync.ts';
import { writeContent } from '../fs/write-files.ts';
import { readGitNow } from '../git/history.ts';
import type { Project } from '../project.ts';
import { contentEdit, editedFile } from './edit-schema.ts';

/**
 * Opens the log of the content folder `content`. The log is in git's own folder, where it is neither committed nor cleaned; each worktree
 * has its own log. Without git, the log is in the cache of the project.
 */
export function openEditLog(content: string, project: Pick<Project, 'cache'>): EditLog {
  const folder = logFolder(content, project);
  removeHalfWritten(folder);
  const known = new Map<string, ContentEdit>();
  const read = (): Recorded[] => recordedIn(folder, known);
  const move = (record: Recorded | undefined, name: (sequence: Recorded) => string): ContentEdit | undefined => {
    if (record === undefined) return undefined;
    renameSync(join(folder, record.name), join(folder, name(record)));
    syncFolders([folder]);
    return record.edit;
  };
  const forget = (records: readonly Recorded[]): void => {
    for (const { name } of records) rmSync(join(folder, name), { force: true });
  };
  return {
    list: () => {
      const records = read();
      const editsOf = (isUndone: boolean): ContentEdit[] =>
        records.filter((record) => record.isUndone === isUndone).map((record) => record.edit);
      return { edits: editsOf(false), undone: editsOf(true).reverse() };
    },
    add: (added) => {
      const records = read();
      forget(records.filter(({ isUndone }) => isUndone));
      const sequence = (records.at(-1)?.sequence ?? 0) + 1;
      mkdirSync(folder, { recursive: true });
      writeContent(folder, { path: doneName({ sequence, edit: added }), bytes: JSON.stringify(added) });
    },
    undo: () =>
      move(
        read().findLast(({ isUndone }) => !isUndone),
        undoneName,
      ),
    redo: () =>
      move(
        read().find(({ isUndone }) => isUndone),
        doneName,
      ),
    remove: (ids) => forget(read().filter((record) => ids.includes(record.edit.id))),
    begin: (edit) => writeContent(folder, { path: pendingName(edit.id), bytes: JSON.stringify({ ...edit, owner: currentOwner() }) }),
    end: (id) => rmSync(join(folder, pendingName(id)), { force: true }),
    interrupted: () => interruptedIn(folder, namesIn(folder)),
  };
}

interface Recorded {
  readonly name: string;
  /** Later edits have higher numbers. */
  readonly sequence: number;
  readonly isUndone: boolean;
  readonly edit: ContentEdit;
}

type Named = Pick<Recorded, 'sequence' | 'edit'>;

/** Returns the start of an edit's file name. Ids are chosen by the caller and may be invalid as file names, so they are hashed. */
const baseName = ({ sequence, edit: { id } }: Named): string => `${String(sequence).padStart(8, '0')}-${hashOf(id)}`;
const doneName = (named: Named): string => `${baseName(named)}.json`;
const undoneName = (named: Named): string => `${baseName(named)}.undone.json`;

const ownName = /^(\d{8})-[\da-f]+(\.undone)?\.json$/;

/** Returns the edits in `folder`, oldest first. `known` caches those already read, because an edit never changes. */
function recordedIn(folder: string, known: Map<string, ContentEdit>): Recorded[] {
  return namesIn(folder).flatMap((name) => {
    const [, sequence, undone] = ownName.exec(name) ?? [];
    if (sequence === undefined) return [];
    const key = name.replace('.undone', '');
    const found = known.get(key) ?? readEdit(folder, name);
    if (found === undefined) return [];
    known.set(key, found);
    return [{ name, sequence: Number(sequence), isUndone: undone !== undefined, edit: found }];
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort(byCodeUnits);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Parses the file of an edit. Returns undefined if another process has removed the file, or if it is damaged; a damaged file is renamed.
 */
function readEdit(folder: string, name: string): ContentEdit | undefined {
  const path = join(folder, name);
  if (!existsSync(path)) return undefined;
  const found = contentEdit.safeParse(parseJson(readFileSync(path, 'utf8'))).data;
  if (found === undefined) renameSync(path, `${path}.damaged`);
  return found;
}

/** Removes files that killed processes have left half written. */
function removeHalfWritten(folder: string): void {
  for (const name of namesIn(folder)) {
    const [, pid] = /^\..*\.(\d+)\.tmp$/.exec(name) ?? [];
    if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid)))) rmSync(join(folder, name), { force: true });
  }
}

/** Returns the folder for the log of `content`, which need not exist yet. A repository that is moved keeps its logs. */
export function logFolder(content: string, { cache }: Pick<Project, 'cache'>): string {
  const folder = realpathSync(content);
  const { status, stdout } = readGitNow(folder, ['rev-parse', '--show-prefix', '--git-path', 'archipel/edits']);
  const [prefix = '', path = ''] = status === 0 ? stdout.split('\n') : [];
  return path === '' ? join(cache.fileOf('edits'), hashOf(folder)) : join(resolve(folder, path), hashOf(prefix));
}

const owner: z.ZodType<Owner> = z.object({ machine: z.string(), pid: z.int(), start: z.string() });

/** An edit whose files are being written. If the process is killed before the log records the edit, the next process finds it here. */
const pending: z.ZodType<PendingEdit & { readonly owner: Owner }> = z.object({
  owner,
  id: z.string(),
  record: z.enum(['add', 'undo', 'redo', 'remove']),
  edits: z.array(contentEdit),
  files: z.array(editedFile),
});

const pendingName = (id: string): string => `pending-${hashOf(id)}.json`;

/** Returns the edits in the files `names` of `folder`, except those of processes that still run on this machine. */
const interruptedIn = (folder: string, names: readonly string[]): readonly PendingEdit[] =>
  names.flatMap((name) => {
    if (!/^pending-[\da-f]+\.json$/.test(name)) return [];
    // Another process may have deleted the file in the meantime.
    const { data } = pending.safeParse(attempt<unknown>(() => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
    return data === undefined || (isOfThisMachine(data.owner) && mayBeRunning(data.owner)) ? [] : [data];
  });
