// What a whole run has found, kept with the state of everything that it was made from: where all of that is as it was, a
// build or a check is over before templates, React or the bundler are loaded.
import { resolve } from 'node:path';
import type { Span } from '../../store/reads/instants.ts';
import { fileOfInput, stateOf } from '../bundle/inputs.ts';
import { type KnownText, listFiles } from '../fs/read-content.ts';
import { digestOf, hashOfFile, type Stamp, settledSigns, signsOf } from '../fs/stamps.ts';
import type { Project } from '../project.ts';

/** What decides on a result besides files, variables and the clock. */
export interface RunRequest {
  readonly content: string;
  readonly release: boolean;
  readonly drafts: boolean;
  readonly baseUrl: string | undefined;
}

type Stamps = Readonly<Record<string, Stamp>>;

interface RunRecord<Result> {
  /** Names what the result was made from. */
  readonly id: string;
  /** By path from the project: files, and globs, of templates. */
  readonly code: Stamps;
  /** By path from the content folder: all files in it. */
  readonly content: Stamps;
  /** Hashes of the variables that replace values of site.yaml; '' for one that is not set. */
  readonly environment: Readonly<Record<string, string>>;
  /** Of the repository, where dates of its commits are in the output. */
  readonly history?: string;
  /** Null for an end that there is not. */
  readonly span: readonly [from: number | null, until: number | null];
  readonly result: Result;
}

/** The result of the last run with the name of what it was made from, or why it does not hold. */
export type RunLookup<Result> = { readonly known: { readonly id: string; readonly result: Result } } | { readonly changed: string };

interface Surroundings {
  /** The moment for which is built, in milliseconds since 1970. */
  readonly at: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** False where the signs of the disk say nothing of bytes: files are read then. */
  readonly trustsDisk: boolean;
  /** What the dates of files in a folder are taken from. */
  readonly historyOf: (folder: string) => string;
}

/** Equal for runs with the same engine and the same options. */
export const keyOfRun = ({ root, engine }: Project, { content, ...rest }: RunRequest): string => {
  const { node, icu, tz } = process.versions;
  // Nothing here names the folder of the project: a cache that moves with it stays good.
  const folder = resolve(root, content) === resolve(root, 'content') ? '' : resolve(content);
  return JSON.stringify(['run', engine.hash, node, icu, tz, process.env['NODE_ENV'], folder, rest]);
};

/** What the last run has found, where a run now would find the same. */
export function findRun<Result>(project: Project, request: RunRequest, surroundings: Surroundings): RunLookup<Result> {
  const record = readRecord<Result>(project, request);
  if (record === undefined) return { changed: 'no run of these options is known' };
  const changed = changeOf(record, { project, request, ...surroundings });
  return changed === undefined ? { known: { id: record.id, result: record.result } } : { changed };
}

function readRecord<Result>(project: Project, request: RunRequest): RunRecord<Result> | undefined {
  const text = project.cache.of('run', 'bonus').get(keyOfRun(project, request));
  // Under this key only `writeRecord` has put something, and the cache has seen that it is whole.
  return typeof text === 'string' ? (JSON.parse(text) as RunRecord<Result>) : undefined;
}

const writeRecord = (project: Project, request: RunRequest, record: RunRecord<unknown>): void =>
  project.cache.of('run', 'bonus').set(keyOfRun(project, request), JSON.stringify(record));

interface Now extends Surroundings {
  readonly project: Project;
  readonly request: RunRequest;
}

/** What is not as it was when `record` was made; undefined where nothing is. */
function changeOf(record: RunRecord<unknown>, now: Now): string | undefined {
  const { project, request, at, environment, trustsDisk } = now;
  const [from, until] = record.span;
  if ((from !== null && at < from) || (until !== null && at >= until)) return 'the clock has passed an instant that content names';
  const variable = Object.entries(record.environment).find(([name, hash]) => hashOfVariable(environment[name]) !== hash)?.[0];
  if (variable !== undefined) return `${variable} has another value`;
  if (record.history !== undefined && record.history !== now.historyOf(request.content)) return 'the repository has another history';
  const names = filesIn(request.content);
  const known = Object.keys(record.content);
  if (names === undefined || names.length !== known.length || names.some((name) => !Object.hasOwn(record.content, name)))
    return 'files of content have come or gone';
  const start = Date.now();
  const looks = [
    { stamps: record.code, root: project.root, hash: (file: string) => stateOf(project.root, file) },
    { stamps: record.content, root: request.content, hash: (file: string) => hashOfFile(resolve(request.content, file)) },
  ];
  let isTouched = false;
  for (const { stamps, root, hash } of looks)
    for (const [file, [kept, signs]] of Object.entries(stamps)) {
      const path = fileOfInput(file);
      const found = path === undefined || !trustsDisk ? '' : signsOf(resolve(root, path));
      if (found !== '' && found === signs) continue;
      if (hash(file) !== kept) return `${file} has changed`;
      isTouched ||= found !== '';
    }
  // Files that are what they were by their bytes are known by their signs the next time.
  if (isTouched && trustsDisk) writeRecord(project, request, restamped(record, { project, request, start }));
  return undefined;
}

interface Restamping extends Pick<Now, 'project' | 'request'> {
  readonly start: number;
}

const restamped = <Result>(record: RunRecord<Result>, { project, request, start }: Restamping): RunRecord<Result> => {
  const again = (stamps: Stamps, root: string): Stamps =>
    Object.fromEntries(Object.entries(stamps).map(([file, [hash]]) => [file, stampOf(root, file, { hash, start })]));
  return { ...record, code: again(record.code, project.root), content: again(record.content, request.content) };
};

function stampOf(root: string, input: string, { hash, start }: { readonly hash: string; readonly start: number }): Stamp {
  const file = fileOfInput(input);
  return [hash, file === undefined ? '' : settledSigns(resolve(root, file), start)];
}

const hashOfVariable = (value: string | undefined): string => (value === undefined || value === '' ? '' : digestOf(value));

/** Undefined where a folder cannot be read. */
function filesIn(content: string): readonly string[] | undefined {
  const problems: Parameters<typeof listFiles>[1] = [];
  const files = listFiles(content, problems);
  return problems.length === 0 ? files : undefined;
}

/** A function that gives the hash of a file of content, where the disk says that it is as the last run has read it. */
export function knownTexts(project: Project, request: RunRequest): KnownText {
  const stamps = readRecord(project, request)?.content ?? {};
  return (file) => {
    const [hash, signs] = (Object.hasOwn(stamps, file) ? stamps[file] : undefined) ?? [];
    return signs !== undefined && signs !== '' && signsOf(resolve(request.content, file)) === signs ? hash : undefined;
  };
}

export interface MadeRun {
  /** Plain data. */
  readonly result: unknown;
  /** When it began, in milliseconds since 1970. */
  readonly start: number;
  /** Hashes of what templates were made from, by path from the project. */
  readonly code: Readonly<Record<string, string>>;
  /** Hashes of content as it was read, by path. */
  readonly content: ReadonlyMap<string, string>;
  /** The variables that replace values of site.yaml, as they are. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What dates of files were taken from, where the output has some. */
  readonly history?: string | undefined;
  /** The time in which the result is the same. */
  readonly span: Span;
}

/** Keeps what a run has found. Gives the name of what it was made from. */
export function keepRun(project: Project, request: RunRequest, made: MadeRun): string {
  const { result, start, span, history } = made;
  const record = {
    code: Object.fromEntries(Object.entries(made.code).map(([file, hash]) => [file, stampOf(project.root, file, { hash, start })])),
    content: Object.fromEntries([...made.content].map(([file, hash]) => [file, stampOf(request.content, file, { hash, start })])),
    environment: Object.fromEntries(Object.entries(made.environment).map(([name, value]) => [name, hashOfVariable(value)])),
    ...(history !== undefined && { history }),
    span: [finite(span.from), finite(span.until)] as const,
    result,
  };
  const hashes = (stamps: Stamps) => Object.entries(stamps).map(([file, [hash]]) => [file, hash]);
  // Sites for two addresses of one length have the same figures.
  const id = digestOf(
    JSON.stringify([
      keyOfRun(project, request),
      hashes(record.code),
      hashes(record.content),
      record.environment,
      history ?? null,
      record.span,
      result,
    ]),
  );
  writeRecord(project, request, { id, ...record });
  return id;
}

const finite = (instant: number): number | null => (Number.isFinite(instant) ? instant : null);
