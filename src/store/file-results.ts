// Results of queries for files of content, stored between processes: an unchanged file is neither read nor parsed. A stored
// result is valid while the text of the file and all other inputs have the same fingerprints.
import type { Digest } from './fingerprints.ts';
import type { Query, StorageRule, StoredQuery } from './query.ts';
import type { EachRequest, QueryCache } from './query-cache.ts';
import { computed } from './reads/reads.ts';

/** The stored results of a file, as plain data. */
export interface FileRow {
  /** The fingerprint of the file's text. */
  readonly version: string;
  readonly results: RowResults;
  /** The results of checks, which can be loaded when they are first read. */
  readonly checks: RowResults;
}

/** By query name: the fingerprint of the query's other inputs, and the packed result. */
export type RowResults = Readonly<Record<string, readonly [from: string, packed: unknown]>>;

export interface FilesSnapshot {
  readonly files: Readonly<Record<string, FileRow>>;
}

export interface ContentVersion {
  readonly texts: ReadonlyMap<string, string>;
  /** Returns the fingerprint of the text of a file, or undefined if nothing is stored for the file. */
  readonly versionOf: (file: string) => string | undefined;
}

/** The snapshot of an earlier process, and what this process needs to compare fingerprints with it. */
export interface CachedFiles {
  readonly snapshot: FilesSnapshot | undefined;
  readonly digest: Digest;
  /** Values that are code: they are equal in all processes that share a snapshot. */
  readonly code: ReadonlySet<unknown>;
  readonly isSnapshotTaken: boolean;
}

export interface FileResults {
  /**
   * Starts a version of the content. Versions share results that were computed from equal texts. If `previous` has another snapshot or
   * other code than in the last call, all results are dropped; otherwise results of this version are not recorded.
   */
  readonly begin: (content: ContentVersion, previous: CachedFiles) => void;
  readonly queries: QueryCache;
  /** Returns the files that were parsed because the snapshot had no result for their text. */
  readonly parsed: () => readonly string[];
  /** Returns the snapshot of all files read so far. Rows without additions are the same objects as in the previous snapshot. */
  readonly snapshot: () => FilesSnapshot;
  /** Takes the last snapshot, one file per step. Results that are computed after it are not recorded. */
  readonly lastSnapshot: () => Generator<void, FilesSnapshot>;
  /** Drops all results. Call it after the last query. */
  readonly clear: () => void;
}

/** A result of this process, to be packed for the next snapshot. */
interface NewResult {
  /** Returns the fingerprint of the other inputs, which is needed only for a snapshot or for a comparison. */
  readonly from: () => string;
  readonly input: unknown;
  readonly result: unknown;
  readonly rule: Pick<StorageRule<unknown, unknown>, 'isCheck' | 'isRequired'>;
  readonly pack: () => unknown;
}

/** The cached data of a file at one version. */
interface FileState {
  readonly file: string;
  readonly version: string;
  /** Returns the data of the file at this version in the snapshot. The data can change: other threads add to it while they work. */
  readonly row: () => FileRow | undefined;
  readonly added: Map<string, NewResult>;
}

/** Returns the results that a snapshot has for a version of a file. */
function rowIn(snapshot: CachedFiles['snapshot'], { file, version }: Pick<FileState, 'file' | 'version'>): FileRow | undefined {
  const row = snapshot !== undefined && Object.hasOwn(snapshot.files, file) ? snapshot.files[file] : undefined;
  return row?.version === version ? row : undefined;
}

const newState = (file: string, version: string, snapshot: CachedFiles['snapshot']): FileState => ({
  file,
  version,
  row: () => rowIn(snapshot, { file, version }),
  added: new Map(),
});

/** Wraps `cache` so that it searches the snapshot before it computes a result. */
export function createFileResults(cache: QueryCache): FileResults {
  let content: ContentVersion = { texts: new Map(), versionOf: () => undefined };
  let previous: CachedFiles | undefined;
  let fingerprint: (values: readonly unknown[]) => string = () => '';
  const states = new Map<string, FileState>();
  /** For values that are part of a file: the state of that file. */
  let owners = new WeakMap<object, FileState>();
  const stateOf = (file: string): FileState | undefined => {
    const version = content.versionOf(file);
    if (version === undefined) return undefined;
    const key = `${version} ${file}`;
    const state = states.get(key) ?? newState(file, version, previous?.snapshot);
    states.set(key, state);
    return state;
  };
  const reset = (next: CachedFiles | undefined): void => {
    [previous, owners] = [next, new WeakMap()];
    states.clear();
    if (next !== undefined) fingerprint = fingerprinter(next);
  };
  const ownerOf = (from: 'text' | 'part', input: unknown, key: string): FileState | undefined => {
    if (from === 'text') return stateOf(key);
    return typeof input === 'object' && input !== null ? owners.get(input) : undefined;
  };
  const each = <Input, T>(request: EachRequest<Input, T>, compute: (input: Input, key: string) => T): readonly T[] => {
    const { query, from, reads, sourceOf } = request;
    if (query.stored === undefined && query.isPartOfFile !== true) return cache.each(request, compute);
    const { texts, versionOf } = content;
    const shared = computed(() => fingerprint(from));
    const others = (key: string) => () => (sourceOf === undefined ? shared() : `${shared()} ${versionOf(sourceOf(key) ?? '')}`);
    const given = { query, isSame: reads?.isSame, isRecorded: previous?.isSnapshotTaken === true };
    return cache.each(request, (input, key) => {
      const state = ownerOf(query.stored?.from ?? 'part', input, key);
      const recompute = () => compute(input, key);
      const result =
        state === undefined
          ? recompute()
          : resolve({ ...given, state, others: others(key) }, { input, recompute, text: () => texts.get(key) ?? '' });
      if (state !== undefined && query.isPartOfFile === true && typeof result === 'object' && result !== null) owners.set(result, state);
      return result;
    });
  };
  return {
    begin: (version, next) => {
      content = version;
      const isLater = previous?.snapshot === next.snapshot && previous?.code === next.code;
      // Later results are few, and each would keep its content in memory until the snapshot is taken.
      if (isLater) previous = { ...next, isSnapshotTaken: false };
      else reset(next);
    },
    queries: { ...cache, each },
    parsed: () => [...states.values()].flatMap(({ file, row }) => (row() === undefined ? [file] : [])),
    snapshot: () => ({ files: Object.fromEntries([...states.values()].flatMap(rowOf)) }),
    lastSnapshot: function* () {
      const rows = yield* rowsOf([...states.values()]);
      previous = previous && { ...previous, isSnapshotTaken: false };
      for (const { added } of states.values()) added.clear();
      return { files: Object.fromEntries(rows) };
    },
    clear: () => reset(undefined),
  };
}

interface Requested<Input, T> {
  readonly isRecorded: boolean;
  readonly query: Query<Input, T>;
  readonly state: FileState;
  /** Returns the fingerprint of the other inputs. */
  readonly others: () => string;
  /** Returns whether the other recorded reads of a result would return the same values. */
  readonly isSame: ((result: T) => boolean) | undefined;
}

const storedIn = (row: FileRow | undefined, { name, stored }: StoredQuery): RowResults[string] | undefined =>
  (stored.isCheck === true ? row?.checks : row?.results)?.[name];

/** Returns the stored result if it is valid, otherwise a new one. */
function resolve<Input, T>(
  { query, state, others, isRecorded, isSame = () => true }: Requested<Input, T>,
  { input, recompute, text }: { readonly input: Input; readonly recompute: () => T; readonly text: () => string },
): T {
  const { name, stored } = query;
  if (stored === undefined) return recompute();
  const row = state.row();
  const own = state.added.get(name);
  // No cast can go wrong here: results of this query come only from its own `recompute`.
  if (own !== undefined && Object.is(own.input, input) && own.from() === others() && isSame(own.result as T)) return own.result as T;
  const found = own === undefined ? storedIn(row, { name, stored }) : undefined;
  if (found !== undefined && found[0] === others()) {
    const result = stored.unpack(found[1], { input, recompute, text });
    if (isSame(result)) return result;
  }
  const implying = stored.impliedBy && storedIn(row, stored.impliedBy.query);
  const implied = implying && stored.impliedBy?.result(implying[1], input);
  if (implied !== undefined) return implied;
  const result = recompute();
  if (isRecorded) {
    const pack = () => stored.pack(result, input);
    state.added.set(name, { from: others, input, result, rule: stored, pack });
  }
  return result;
}

/** Returns the rows of files, one per step. */
function* rowsOf(states: readonly FileState[]): Generator<void, (readonly [string, FileRow])[]> {
  const rows: (readonly [string, FileRow])[] = [];
  for (const state of states) {
    rows.push(...rowOf(state));
    yield;
  }
  return rows;
}

/** Returns the row of a file, or nothing if a required result cannot be stored. */
function rowOf({ file, version, row: find, added }: FileState): readonly (readonly [string, FileRow])[] {
  const row = find();
  if (added.size === 0) return row === undefined ? [] : [[file, row]];
  const results = new Map(Object.entries(row?.results ?? {}));
  const checks = new Map(Object.entries(row?.checks ?? {}));
  let isChanged = row === undefined;
  for (const [name, { from, rule, pack }] of added) {
    const packed = pack();
    const table = rule.isCheck === true ? checks : results;
    if (packed === undefined && rule.isRequired === true) return [];
    isChanged ||= packed !== undefined || table.has(name);
    if (packed === undefined) table.delete(name);
    else table.set(name, [from(), packed]);
  }
  if (row !== undefined && !isChanged) return [[file, row]];
  return [[file, { version, results: sorted(results), checks: sorted(checks) }]];
}

/** Returns results sorted by name, so that their order does not depend on which thread has computed them. */
const sorted = (results: ReadonlyMap<string, RowResults[string]>): RowResults =>
  Object.fromEntries([...results].sort(([one], [other]) => (one < other ? -1 : 1)));

/** Returns a function that computes the fingerprint of a list of values. Code has no fingerprint. */
function fingerprinter({ digest, code }: CachedFiles): (values: readonly unknown[]) => string {
  // Weak, because `watch` compares the values of many versions.
  const digests = new WeakMap<object, string>();
  const collections = (_: string, part: unknown): unknown => (part instanceof Map || part instanceof Set ? [...part] : part);
  const compute = (value: unknown): string => (code.has(value) ? '' : digest(JSON.stringify(value, collections) ?? ''));
  const fingerprintOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return compute(value);
    const known = digests.get(value);
    if (known !== undefined) return known;
    const text = compute(value);
    digests.set(value, text);
    return text;
  };
  return (values) => values.map(fingerprintOf).join(' ');
}
