// What the last run with the same code and options has found of files and pages, as files of the cache.
import { randomUUID } from 'node:crypto';
import { digestOf } from '../fs/stamps.ts';
import type { Project } from '../project.ts';
import { keyOfRun, type MadeRun, type RunRequest } from './run-cache.ts';

interface FileResults {
  readonly files: Readonly<Record<string, unknown>>;
}

interface ResultStore {
  /** Plain data, as it was set; undefined where there is none. */
  readonly files: () => FileResults | undefined;
  readonly pages: () => unknown;
  /** Keeps what was found of files, once. Of few that are not the same objects as `files` has given, these alone are written. */
  readonly setFiles: (results: FileResults) => void;
  readonly setPages: (pages: object) => void;
}

/** What was found of all files when it was written as a whole. */
interface WholeResults extends FileResults {
  readonly id: string;
}

/** What was found of files since. */
interface ChangedResults extends FileResults {
  /** The id of the whole that this changes. */
  readonly of: string;
  readonly gone: readonly string[];
}

/** With more changed files, all are written. */
const mostChanged = 0.1;

/** The results of runs of `code`: hashes of all that templates are made from. */
export function openResultStore(project: Project, request: RunRequest, code: MadeRun['code']): ResultStore {
  const key = JSON.stringify([keyOfRun(project, request), digestOf(JSON.stringify(code))]);
  // As text: `JSON.parse` is faster than what reads other values.
  const get = (kind: string): unknown => {
    const text = project.cache.of(kind, 'bonus').get(key);
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  };
  const set = (kind: string, value: object): void => project.cache.of(kind, 'bonus').set(key, JSON.stringify(value));
  let whole: WholeResults | undefined;
  return {
    files: () => {
      // Under these kinds only `setFiles` has put something.
      whole = get('files') as WholeResults | undefined;
      const changed = get('files-changed') as ChangedResults | undefined;
      return whole === undefined || changed?.of !== whole.id ? whole : withChanges(whole, changed);
    },
    pages: () => get('pages'),
    setFiles: ({ files }) => {
      const changed = whole === undefined ? undefined : changesOf(whole, files);
      if (changed === undefined) set('files', { id: randomUUID(), files } satisfies WholeResults);
      else set('files-changed', changed);
      // It takes much memory.
      whole = undefined;
    },
    setPages: (pages) => set('pages', pages),
  };
}

function withChanges({ files }: WholeResults, changed: ChangedResults): FileResults {
  const gone = new Set(changed.gone);
  return { files: Object.fromEntries(Object.entries({ ...files, ...changed.files }).filter(([file]) => !gone.has(file))) };
}

/** What of `files` is not in `whole`; undefined where that is much. */
function changesOf({ id, files: known }: WholeResults, files: FileResults['files']): ChangedResults | undefined {
  const gone = Object.keys(known).filter((file) => !Object.hasOwn(files, file));
  const changed = Object.entries(files).filter(([file, results]) => known[file] !== results);
  const isMuch = gone.length + changed.length > mostChanged * Object.keys(files).length;
  return isMuch ? undefined : { of: id, gone, files: Object.fromEntries(changed) };
}
