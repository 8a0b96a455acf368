// Reads and writes the parts of the snapshot (`snapshot.ts`) with the results of files and pages, for one state of code and options.
import { randomUUID } from 'node:crypto';
import type { PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import type { FileRow, FilesSnapshot, RowResults } from '../../store/file-results.ts';
import { digestOf } from '../fs/stamps.ts';
import type { Project } from '../project.ts';
import type { RunInputs } from './cached-run.ts';
import { type RunRequest, runKey, type SnapshotPart, snapshotPart } from './snapshot.ts';

interface CachedResults {
  readonly files: () => FilesSnapshot | undefined;
  readonly pages: () => PagesSnapshot | undefined;
  /**
   * Stores results of files; call it only once. If few of them differ from the complete results that `files` has read, writes only the
   * differences.
   */
  readonly setFiles: (results: FilesSnapshot) => void;
  readonly setPages: (pages: PagesSnapshot) => void;
}

/** The results of all files, as last written together. */
interface CompleteResults extends FilesSnapshot {
  readonly id: string;
}

/** The results of all files without those of checks. */
interface ResultsBesideChecks {
  readonly id: string;
  readonly files: Readonly<Record<string, Omit<FileRow, 'checks'>>>;
}

/**
 * The results of checks of all files. On sites with much prose, they are most of the snapshot. They are stored separately, because
 * a run that checks nothing, such as `explain` after a build, does not need them.
 */
interface ChecksOfFiles {
  /** The id of the complete results to which these belong. */
  readonly of: string;
  readonly files: Readonly<Record<string, RowResults>>;
}

/** The results of files that have changed since the complete results were written. */
interface ChangedResults extends FilesSnapshot {
  /** The id of the complete results to which these changes apply. */
  readonly of: string;
  readonly gone: readonly string[];
}

/** If a larger share of the files has changed, all results are written again. */
const maxChanged = 0.1;

/** Opens the results of runs with the same `code`: the hashes of everything that templates are made from. */
export function openResults(project: Project, request: RunRequest, code: RunInputs['code']): CachedResults {
  const key = JSON.stringify([runKey(project, request), digestOf(JSON.stringify(code))]);
  const parts = {
    files: snapshotPart<ResultsBesideChecks>(project, 'files', key),
    checks: snapshotPart<ChecksOfFiles>(project, 'checks', key),
  };
  const changes = snapshotPart<ChangedResults>(project, 'files-changed', key);
  const pages = snapshotPart<PagesSnapshot>(project, 'pages', key);
  let complete: CompleteResults | undefined;
  return {
    files: () => {
      complete = readComplete(parts);
      const changed = changes.read();
      return complete === undefined || changed?.of !== complete.id ? complete : withChanges(complete, changed);
    },
    pages: pages.read,
    setFiles: ({ files }) => {
      const changed = complete === undefined ? undefined : changesOf(complete, files);
      if (changed === undefined) writeComplete(files, parts);
      else changes.write(changed);
      // Released early, because it takes much memory.
      complete = undefined;
    },
    setPages: pages.write,
  };
}

interface CompleteParts {
  readonly files: SnapshotPart<ResultsBesideChecks>;
  readonly checks: SnapshotPart<ChecksOfFiles>;
}

function writeComplete(files: FilesSnapshot['files'], parts: CompleteParts): void {
  const id = randomUUID();
  const rows = Object.entries(files);
  parts.checks.write({ of: id, files: Object.fromEntries(rows.map(([file, { checks }]) => [file, checks])) });
  parts.files.write({ id, files: Object.fromEntries(rows.map(([file, { version, results }]) => [file, { version, results }])) });
}

/** Reads the complete results. The results of checks are read when the first of them is requested. */
function readComplete(parts: CompleteParts): CompleteResults | undefined {
  const read = parts.files.read();
  if (read === undefined) return undefined;
  let ofChecks: ChecksOfFiles['files'] | undefined;
  const checks = (): ChecksOfFiles['files'] => {
    if (ofChecks !== undefined) return ofChecks;
    const found = parts.checks.read();
    ofChecks = found?.of === read.id ? found.files : {};
    return ofChecks;
  };
  const rows = Object.entries(read.files).map(([file, { version, results }]): [string, FileRow] => [
    file,
    {
      version,
      results,
      get checks() {
        return checks()[file] ?? noResults;
      },
    },
  ]);
  return { id: read.id, files: Object.fromEntries(rows) };
}

const noResults: RowResults = {};

function withChanges({ files }: CompleteResults, changed: ChangedResults): FilesSnapshot {
  const gone = new Set(changed.gone);
  return { files: Object.fromEntries(Object.entries({ ...files, ...changed.files }).filter(([file]) => !gone.has(file))) };
}

/** Returns the difference between `files` and the complete results, or undefined if it is large. */
function changesOf({ id, files: previous }: CompleteResults, files: FilesSnapshot['files']): ChangedResults | undefined {
  const gone = Object.keys(previous).filter((file) => !Object.hasOwn(files, file));
  const changed = Object.entries(files).filter(([file, results]) => previous[file] !== results);
  const isMuch = gone.length + changed.length > maxChanged * Object.keys(files).length;
  return isMuch ? undefined : { of: id, gone, files: Object.fromEntries(changed) };
}
