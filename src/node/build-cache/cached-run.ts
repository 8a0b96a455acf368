// The part of the snapshot that stores a run: the fingerprints of everything it has read, and its result. If all fingerprints are
// unchanged, a build or check ends before templates, React or the bundler are loaded.
import { resolve } from 'node:path';
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { TimeSpan } from '../../store/reads/instants.ts';
import { fileOfInput, type InputHashes, stateOf } from '../bundle/inputs.ts';
import { type CachedText, type CachedTexts, leadsInside, listFiles } from '../fs/read-content.ts';
import { digestOf, hashOfFile, type Stamp, settledStat, statOf } from '../fs/stamps.ts';
import type { Project } from '../project.ts';
import { type RunRequest, runKey, snapshotPart } from './snapshot.ts';

/** The inputs of a run: everything that it has read. */
export interface RunInputs {
  /** When the run started, in milliseconds since 1970. */
  readonly start: number;
  /** The hashes of everything that templates were made from. */
  readonly code: InputHashes;
  /** The hashes of content files as they were read, by path. */
  readonly content: ReadonlyMap<string, string>;
  /** The texts that an earlier run has read, as `findRun` returns them. */
  readonly texts?: CachedTexts | undefined;
  /** The environment variables that override values of site.yaml. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The state of the git history (`historyOf`), if the output has dates of files. */
  readonly history?: string | undefined;
}

export interface FinishedRun<Result> extends RunInputs {
  /** The result; plain data. */
  readonly result: Result;
  readonly span: TimeSpan;
}

type Stamps = Readonly<Record<string, Stamp>>;

interface CachedRun<Result> {
  /** The fingerprint of all inputs of the result. */
  readonly id: string;
  /** Stamps of the inputs of templates, by the names of `InputHashes`: files, globs and environment variables. */
  readonly code: Stamps;
  /** Stamps of all content files, by path relative to the content folder. */
  readonly content: Stamps;
  /** Hashes of values; '' for an unset variable. */
  readonly environment: Readonly<Record<string, string>>;
  readonly history?: string;
  /** `null` if the span is open-ended. */
  readonly span: readonly [from: number | null, until: number | null];
  readonly result: Result;
}

/** The cached run with its id if it is valid, otherwise the first change that makes it stale. */
export type RunLookup<Result> = ({ readonly known: { readonly id: string; readonly result: Result } } | { readonly changed: string }) & {
  /**
   * The texts of content files that are unchanged since the cached run. Their files have been examined already, and are not examined again.
   */
  readonly texts: CachedTexts;
};

interface Surroundings {
  /** The time for which the site is built, in milliseconds since 1970. */
  readonly at: number;
  readonly environment: RunInputs['environment'];
  /** False if file stamps are not reliable; files are then compared by their bytes. */
  readonly trustsDisk: boolean;
  /** Returns the state of a folder's git history, from which the dates of files come. */
  readonly historyOf: (folder: string) => string;
}

const partOf = <Result>(project: Project, request: RunRequest) => snapshotPart<CachedRun<Result>>(project, 'run', runKey(project, request));

/** Returns the result of the last run with these options if a run would return the same now, otherwise the first change. */
export function findRun<Result>(project: Project, request: RunRequest, surroundings: Surroundings): RunLookup<Result> {
  const part = partOf<Result>(project, request);
  const run = part.read();
  if (run === undefined) return { changed: 'no run of these options is cached', texts: { hashOf: () => undefined } };
  const start = Date.now();
  const stamped = { root: project.root, content: request.content };
  const stat = surroundings.trustsDisk ? cachedByKey(statOf) : () => '';
  const { changed, isTouched = false } = outsideChange(run, request, surroundings) ?? fileChange(run, stamped, stat);
  if (changed !== undefined) {
    const stampOf = unchangedStamps(run.content, request.content, stat);
    return { changed, texts: { since: start, hashOf: (file) => stampOf(file)?.[0], stampOf } };
  }
  // Stores new stamps of files that were verified by their bytes, so that the next run need not read them.
  if (isTouched)
    part.write({ ...run, ...stampsOf({ code: hashesIn(run.code), content: Object.entries(hashesIn(run.content)), start }, stamped) });
  const hashOf: CachedText = (file) => (Object.hasOwn(run.content, file) ? run.content[file]?.[0] : undefined);
  return { known: { id: run.id, result: run.result }, texts: { since: start, hashOf } };
}

/** Returns the stat (size, times and inode) of the file at a path; '' if it proves nothing. */
type ReadStat = (path: string) => string;

/** Returns a function that returns the stamp of a content file in `stamps` if the file still has it. */
function unchangedStamps(stamps: Stamps, content: string, statAt: ReadStat): (file: string) => Stamp | undefined {
  return (file) => {
    const stamp = Object.hasOwn(stamps, file) ? stamps[file] : undefined;
    const [, stat = ''] = stamp ?? [];
    return stat !== '' && statAt(resolve(content, file)) === stat ? stamp : undefined;
  };
}

interface Verified {
  /** The first difference from the cached run; undefined if there is none. */
  readonly changed: string | undefined;
  /** Whether a file has another stamp but the same bytes. */
  readonly isTouched?: boolean;
}

/** Returns the first change of the clock, the environment, the history or the list of content files, or undefined if there is none. */
function outsideChange(run: CachedRun<unknown>, { content }: RunRequest, now: Surroundings): Verified | undefined {
  const [from, until] = run.span;
  if ((from !== null && now.at < from) || (until !== null && now.at >= until))
    return { changed: 'the clock has passed an instant that content names' };
  const [variable] = Object.entries(run.environment).find(([name, hash]) => hashOfVariable(now.environment[name]) !== hash) ?? [];
  if (variable !== undefined) return { changed: `${variable} has another value` };
  if (run.history !== undefined && run.history !== now.historyOf(content)) return { changed: 'the repository has another history' };
  const names = filesIn(content);
  const isSame = names?.length === Object.keys(run.content).length && names.every((name) => Object.hasOwn(run.content, name));
  return isSame ? undefined : { changed: 'files of content have come or gone' };
}

interface Folders {
  /** The folder of the project. */
  readonly root: string;
  readonly content: string;
}

/** Returns the hash of a content file, or '' if a run would not read it: a link may lead out of the folder. */
const hashOfContent = (content: string, file: string): string => (leadsInside(content, file) ? hashOfFile(resolve(content, file)) : '');

/** Compares files by stamp or, if the stamps differ, by fingerprint. */
function fileChange(run: CachedRun<unknown>, { root, content }: Folders, statAt: ReadStat): Verified {
  const kinds = [
    { stamps: run.code, folder: root, hashOf: (file: string) => stateOf(root, file) },
    { stamps: run.content, folder: content, hashOf: (file: string) => hashOfContent(content, file) },
  ];
  let isTouched = false;
  for (const { stamps, folder, hashOf } of kinds)
    for (const [file, [hash, stat]] of Object.entries(stamps)) {
      const path = fileOfInput(file);
      const found = path === undefined ? '' : statAt(resolve(folder, path));
      if (found !== '' && found === stat) continue;
      if (hashOf(file) !== hash) return { changed: `${file} has changed` };
      isTouched ||= found !== '';
    }
  return { changed: undefined, isTouched };
}

interface Hashes extends Pick<RunInputs, 'start' | 'code' | 'texts'> {
  readonly content: Iterable<readonly [file: string, hash: string]>;
}

/**
 * Returns a stamp for each hash of a run. Its stat is '' if the file had not settled before the run (`settledStat`). An unchanged text
 * keeps its stamp from the earlier run.
 */
function stampsOf({ code, content, start, texts }: Hashes, folders: Folders): Pick<CachedRun<unknown>, 'code' | 'content'> {
  const stampIn = (folder: string, input: string, hash: string): Stamp => {
    const file = fileOfInput(input);
    return [hash, file === undefined ? '' : settledStat(resolve(folder, file), start)];
  };
  const known = (file: string, hash: string): Stamp | undefined => {
    const stamp = texts?.stampOf?.(file);
    return stamp?.[0] === hash ? stamp : undefined;
  };
  return {
    code: Object.fromEntries(Object.entries(code).map(([input, hash]) => [input, stampIn(folders.root, input, hash)])),
    content: Object.fromEntries([...content].map(([file, hash]) => [file, known(file, hash) ?? stampIn(folders.content, file, hash)])),
  };
}

const hashesIn = (stamps: Stamps) => Object.fromEntries(Object.entries(stamps).map(([file, [hash]]) => [file, hash]));

const hashOfVariable = (value: string | undefined): string => (value === undefined || value === '' ? '' : digestOf(value));

/** Returns the paths of all content files, or undefined if a folder cannot be read. */
function filesIn(content: string): readonly string[] | undefined {
  const problems: Parameters<typeof listFiles>[1] = [];
  const files = listFiles(content, problems);
  return problems.length === 0 ? files : undefined;
}

/** Caches a run, and returns its id. */
export function cacheRun(project: Project, request: RunRequest, { result, span, history, ...run }: FinishedRun<unknown>): string {
  const inputs = {
    environment: Object.fromEntries(Object.entries(run.environment).map(([name, value]) => [name, hashOfVariable(value)])),
    ...(history !== undefined && { history }),
    span: [finite(span.from), finite(span.until)] as const,
    result,
  };
  // Two base URLs of equal length can lead to equal results but different files, so the options are part of the id.
  const id = digestOf(JSON.stringify([runKey(project, request), Object.entries(run.code), [...run.content], inputs]));
  partOf(project, request).write({ id, ...stampsOf(run, { root: project.root, content: request.content }), ...inputs });
  return id;
}

const finite = (instant: number): number | null => (Number.isFinite(instant) ? instant : null);
