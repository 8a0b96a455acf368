// Calls the sources of collections: functions of the site that return entries. A result is cached in memory and on disk. It is valid while
// the code of the site and the bytes of each file that the source read are unchanged and, if the source sets a duration,
// until the duration ends.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, posix, relative } from 'node:path';
import type { Sourced } from '../../content/sourced-tree.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { messageOf } from '../../diagnostics/template-error.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { type CollectionSource, durationOf, type EntryPlace, type SourcedEntry } from '../../model/entries/source.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import { inFile, sourcedEntries } from '../../site/sourced-entries.ts';
import { placesOfFunctions } from '../bundle/function-places.ts';
import { type InputHashes, isCurrent } from '../bundle/inputs.ts';
import { framesOf, sourcePosition } from '../bundle/source-position.ts';
import { hashOf } from '../fs/hash-of.ts';
import { diskErrorOf } from '../fs/read-content.ts';
import { digestOf } from '../fs/stamps.ts';
import { lateErrors } from '../late-errors.ts';
import type { Project } from '../project.ts';

export interface SourceRequest {
  readonly definition: SiteDefinition;
  /** The hashes of the files in the bundle that contains the definition. */
  readonly code: InputHashes;
  readonly content: string;
  /** The time for which the site is built, in milliseconds since 1970. */
  readonly at: number;
}

export interface LoadedSources {
  /** The entries of all sources. Files are named relative to the content folder. */
  readonly entries: readonly SourcedEntry[];
  /** The assets that sources publish, by name. */
  readonly assets: NonNullable<Sourced['assets']>;
  /** Findings, with files relative to the content folder. */
  readonly problems: readonly Finding[];
  /** The collections whose source has problems. */
  readonly lacking: ReadonlySet<string>;
  /** The hashes of all files that sources read, by path relative to the project. */
  readonly reads: InputHashes;
  /** The start and the end of each time span in which a result is valid, in milliseconds since 1970. */
  readonly staleAt: readonly number[];
  /** Returns the place of a function of the site, with the file relative to the content folder, or undefined if it is unknown. */
  readonly placeOf: (code: object) => Required<EntryPlace> | undefined;
  /** Turns the return value of a function that derives entries into entries and findings. */
  readonly asEntries: typeof sourcedEntries;
  /** Collections whose source sets a duration and whose entries came from the cache. `until` is the end of the duration. */
  readonly reused: readonly { readonly collection: string; readonly until: number }[];
}

export type SourceLoader = (request: SourceRequest) => Promise<LoadedSources>;

/** A cached result: plain data. */
interface StoredSource {
  readonly entries: readonly SourcedEntry[];
  readonly reads: InputHashes;
  /** The files of the published assets, by asset name. */
  readonly assets: Readonly<Record<string, string>>;
  /** The time span in which the result is valid; null if the result depends on files alone. */
  readonly span: readonly [from: number, until: number] | null;
}

interface SourceResult extends StoredSource {
  readonly problems: readonly Finding[];
  readonly isReused?: true;
}

/** Time limit in milliseconds. A source that takes longer has failed. */
const timeLimit = 60_000;

/** Creates a loader for the sources of a project. */
export function createSourceLoader(project: Project): SourceLoader {
  const known = new Map<string, StoredSource>();
  const cache = project.cache.of('source');
  const load = async (collection: string, source: CollectionSource, request: SourceRequest): Promise<SourceResult> => {
    const { code, at } = request;
    const key = JSON.stringify([project.engine.hash, project.root, collection, digestOf(JSON.stringify(code))]);
    const isValid = (stored: StoredSource | undefined): stored is StoredSource =>
      stored !== undefined && isFresh(stored, at) && isCurrent(project.root, stored.reads);
    // Only `cache.set` below stores values under this key, so they have this type.
    const stored = [known.get(key), cache.get(key) as StoredSource | undefined].find(isValid);
    if (stored !== undefined) {
      known.set(key, stored);
      return { ...stored, problems: [], isReused: true };
    }
    const result = await callSource(collection, source, { project, at });
    const { problems, ...valid } = result;
    if (problems.length === 0) {
      known.set(key, valid);
      cache.set(key, valid);
    }
    return result;
  };
  return async (request) => {
    const sources = Object.entries(request.definition.collections).flatMap(([folder, { source }]) =>
      source === undefined ? [] : [[folder, source] as const],
    );
    const sorted = sources.sort(([one], [other]) => byCodeUnits(one, other));
    const results = await Promise.all(sorted.map(async ([folder, source]) => [folder, await load(folder, source, request)] as const));
    const nameOf = namer(project.root, request.content);
    const assets = assetsOf(results, project.root, nameOf);
    return { ...joined(results, nameOf), assets, placeOf: (code) => placeOfFunction(code, project, nameOf), asEntries: sourcedEntries };
  };
}

const isFresh = ({ span }: StoredSource, at: number): boolean => span === null || (at >= span[0] && at < span[1]);

/** Returns a function that converts paths relative to the project to paths relative to the content folder. */
const namer =
  (root: string, content: string) =>
  (file: string): string =>
    relative(content, join(root, file)).replaceAll('\\', '/');

function placeOfFunction(code: object, project: Project, nameOf: (file: string) => string): Required<EntryPlace> | undefined {
  const place = sourcePosition(placesOfFunctions([code]), project);
  return place && { ...place, file: nameOf(place.file) };
}

function joined(
  results: readonly (readonly [collection: string, SourceResult])[],
  nameOf: (file: string) => string,
): Omit<LoadedSources, 'placeOf' | 'asEntries' | 'assets'> {
  const each = results.map(([, result]) => result);
  return {
    entries: each.flatMap(({ entries }) =>
      entries.map((entry) => ({
        ...entry,
        place: { ...entry.place, file: nameOf(entry.place.file) },
        texts: entry.texts.map(({ from, ...text }) => ({ ...text, ...(from !== undefined && { from: nameOf(from) }) })),
      })),
    ),
    problems: each.flatMap(({ problems }) => problems.map((problem) => ({ ...problem, file: nameOf(problem.file) }))),
    lacking: new Set(results.flatMap(([collection, { problems }]) => (problems.length > 0 ? [collection] : []))),
    reads: Object.assign({}, ...each.map(({ reads }) => reads)),
    staleAt: each.flatMap(({ span }) => span ?? []),
    reused: results.flatMap(([collection, { span, isReused }]) =>
      isReused === true && span !== null ? [{ collection, until: span[1] }] : [],
    ),
  };
}

/**
 * Returns the assets of all sources, by name. Leaves out a file that was removed after its source read it. Because the file has changed,
 * the next run calls the source again.
 */
function assetsOf(
  results: readonly (readonly [collection: string, SourceResult])[],
  root: string,
  nameOf: (file: string) => string,
): LoadedSources['assets'] {
  const named = results.flatMap(([, { assets }]) => Object.entries(assets));
  return new Map(
    named.flatMap(([name, file]) => {
      const bytes = bytesOrReason(root, file);
      return 'why' in bytes ? [] : [[name, { bytes, hash: hashOf(bytes), from: nameOf(file) }] as const];
    }),
  );
}

async function callSource(
  collection: string,
  { load, staleAfter }: CollectionSource,
  { project, at }: { readonly project: Project; readonly at: number },
): Promise<SourceResult> {
  const origin = sourcePosition(placesOfFunctions([load]), project) ?? { file: 'archipel.config.ts', line: 1, column: 1 };
  const { read, asset, reads, assets } = recordingReader(project.root);
  const length = staleAfter === undefined ? undefined : durationOf(staleAfter);
  const span = length === undefined ? null : ([at, at + length] as const);
  try {
    const returned = await withTimeLimit(Promise.resolve(load({ read, asset })));
    await lateErrors();
    const found = sourcedEntries(returned, { collection, by: 'load', place: origin });
    const isTracked = span !== null || Object.keys(reads()).length > 0;
    const untracked = isTracked ? [] : [createFinding('source-untracked', inFile(origin), { collection })];
    return { entries: found.entries, problems: [...found.problems, ...untracked], reads: reads(), assets: assets(), span };
  } catch (error) {
    const place = sourcePosition(framesOf(error), project) ?? origin;
    const problem =
      error instanceof SourceFileError
        ? createFinding('source-file', inFile(place), { collection, file: error.file, why: error.why })
        : createFinding('source-throws', inFile(place), { collection, by: 'load', what: messageOf(error) });
    return { entries: [], problems: [problem], reads: reads(), assets: {}, span: null };
  }
}

/** An error for a file that a source cannot read, with the reason: the disk's error, `outside` or `encoding`. */
class SourceFileError extends Error {
  constructor(
    readonly file: string,
    readonly why: string,
  ) {
    super(`${file} cannot be read: ${why}`);
  }
}

/**
 * Returns a function that tells whether a file, named relative to `root`, is outside the project's package. A source must not read such a
 * file.
 */
function outsideOf(root: string): (file: string) => boolean {
  const packageRoot = packageAround(root);
  return (file) => isAbsolute(file) || /^\.\.(?:[\\/]|$)/.test(relative(packageRoot, join(root, file)));
}

/** Returns the nearest folder from `root` upwards with a package.json, or `root` if there is none. */
function packageAround(root: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return root;
  }
}

/** Returns a reader for one call of a source. It reads each file only once, so its bytes stay the same, and records the hashes. */
function recordingReader(root: string) {
  const isOutside = outsideOf(root);
  const files = new Map<string, Uint8Array | { readonly why: string }>();
  const assets = new Map<string, string>();
  const bytesIn = (name: string): Uint8Array => {
    const file = posix.normalize(name);
    if (isOutside(file)) throw new SourceFileError(name, 'outside');
    const found = files.get(file) ?? bytesOrReason(root, file);
    files.set(file, found);
    if ('why' in found) throw new SourceFileError(file, found.why);
    return found;
  };
  const read = async (name: string): Promise<string> => {
    const bytes = bytesIn(name);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new SourceFileError(posix.normalize(name), 'encoding');
    }
  };
  const asset = async (name: string): Promise<string> => {
    bytesIn(name);
    const file = posix.normalize(name);
    const own = file.replace(/^(?:\.\.\/)+/, '');
    assets.set(own, file);
    return `/assets/${own}`;
  };
  const reads = (): InputHashes =>
    Object.fromEntries([...files].map(([file, found]) => [file, 'why' in found ? '' : hashOf(found)] as const));
  return { read, asset, reads, assets: () => Object.fromEntries(assets) };
}

/** Returns the bytes of a file of the project, or why it cannot be read. */
function bytesOrReason(root: string, file: string): Uint8Array | { readonly why: string } {
  try {
    return readFileSync(join(root, file));
  } catch (error) {
    return { why: diskErrorOf(error) };
  }
}

/** Settles like `promise`, or rejects after the time limit. */
async function withTimeLimit<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it has not ended after ${timeLimit / 1000} seconds`)), timeLimit);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
