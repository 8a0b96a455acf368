// `archipel build --verify`: rebuilds all pages or some of them without a cache, and compares every byte.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { attempt } from '../../model/attempt.ts';
import { uncompressedName } from '../../model/output/compressed-name.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { openProject, type Project } from '../../node/project.ts';
import { builtFiles } from '../../node/publish/manifest.ts';
import { isCompressed } from '../../node/publish/precompress.ts';
import { buildSite } from '../input/build-site.ts';
import { cachedResults } from '../input/cached-results.ts';
import { gatherInputs } from '../input/inputs.ts';
import { previousRun, type RunResult, runRequestOf } from '../input/previous-run.ts';
import { debugLog } from '../output/debug.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import { withThreads } from '../threads/with-threads.ts';
import type { BuildAnswer } from './answer.ts';
import type { BuildRunOptions } from './new-build.ts';

interface VerifyOptions extends Omit<BuildRunOptions, 'inPlace'> {
  /** The date and time for which the output was built, in milliseconds since 1970. */
  readonly now: number;
  /** The share of pages and pictures that are computed again, from 0 to 1. All texts are parsed again. */
  readonly share: number;
}

/** Rebuilds the site, and compares `options.out` with the result; resolves to the exit code. */
export async function runVerify(io: Terminal, project: Project, options: VerifyOptions): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-verify-'));
  try {
    const isWhole = options.share >= 1;
    const { root, engine } = project;
    const debug = debugLog(io, 'archipel:threads', options);
    const fresh = withPictures(openProject(root, { engine, cacheFolder: folder }), { cached: project, share: options.share });
    const { files, result } = await rebuild(fresh, { ...options, debug });
    const different = [...files].flatMap(([path, isSame]) => (isSame ? [] : [path]));
    const left = isWhole ? await unexpectedFiles(options.out, files) : [];
    const problems = isWhole && !isReported(result, previousRun(project, options)) ? [io.messages.listings.reportedProblems] : [];
    return printOutcome(
      io,
      [...different, ...left].map((path) => join(relative(process.cwd(), options.out), path)).concat(problems),
      files.size,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lets `fresh` reuse cached pictures except for a random share, because encoding all of them may take minutes. */
function withPictures(fresh: Project, { cached, share }: { readonly cached: Project; readonly share: number }): Project {
  const of: Project['cache']['of'] = (kind, need) => {
    const cache = fresh.cache.of(kind, need);
    if (kind !== 'image' && kind !== 'og-image') return cache;
    const before = cached.cache.of(kind);
    return { ...cache, get: (key) => cache.get(key) ?? (Math.random() < share ? undefined : before.get(key)) };
  };
  return { ...fresh, cache: { ...fresh.cache, of } };
}

interface Rebuilt {
  /** By path, whether the file in the output folder has the same bytes. */
  readonly files: ReadonlyMap<string, boolean>;
  readonly result: RunResult | undefined;
}

interface RebuildOptions extends Omit<VerifyOptions, 'debug'> {
  readonly debug: ReturnType<typeof debugLog>;
}

/** Rebuilds the site. The cache of `project` must have no texts and pages. */
async function rebuild(project: Project, { debug, ...options }: RebuildOptions): Promise<Rebuilt> {
  const files = new Map<string, boolean>();
  // `known` makes `gatherInputs` record the inputs, although no text is cached.
  const inputs = await gatherInputs(project, { ...options, known: { hashOf: () => undefined } });
  const { gathered, begin, count, stop } = withThreads(project, inputs, {
    ...options,
    command: 'build',
    pages: 'due',
    debug,
  });
  if (gathered.input === undefined) return { files, result: undefined };
  const write = ({ path, bytes }: OutputFile): void => void files.set(path, isSame(join(options.out, path), bytes));
  const only = () => options.share >= 1 || Math.random() < options.share;
  const input = { ...gathered.input, only };
  const cached = cachedResults(project, gathered, { request: runRequestOf(options), reuse: () => false });
  try {
    await begin(cached);
    const { result } = await buildSite(project, gathered, { input, write, ...(count() > 1 && { cached }) });
    return { files, result };
  } finally {
    stop();
  }
}

/**
 * Returns the files of the last build that are not in `files`. Leaves out assets of earlier builds, and each compressed
 * file whose content equals the uncompressed file beside it.
 */
async function unexpectedFiles(out: string, files: ReadonlyMap<string, boolean>): Promise<readonly string[]> {
  const folder = realpathSync(out);
  const { files: built = {}, earlier = [] } = builtFiles(folder) ?? {};
  const kept = new Set(earlier.flatMap((each) => each.files));
  const others = Object.keys(built).filter((path) => !files.has(path) && !kept.has(path));
  const unexpected = others.map(async (path) => {
    const plain = uncompressedName(path);
    if (plain === undefined || !files.has(plain)) return [path];
    const [compressed, bytes] = [path, plain].map((name) => readFileSync(join(folder, name)));
    return compressed !== undefined && bytes !== undefined && (await isCompressed(path, compressed, bytes)) ? [] : [path];
  });
  return (await Promise.all(unexpected)).flat();
}

const isSame = (path: string, bytes: OutputFile['bytes']): boolean => attempt(() => readFileSync(path).equals(Buffer.from(bytes))) === true;

/** Returns whether the last run reported the same result as this one. Returns true if the result of the last run is not cached. */
function isReported(result: RunResult | undefined, found: ReturnType<typeof previousRun>): boolean {
  if (!('known' in found)) return true;
  const plain: unknown = JSON.parse(JSON.stringify(result ?? null));
  return isDeepStrictEqual(plain, JSON.parse(JSON.stringify(found.known.result)));
}

function printOutcome(io: Terminal, different: readonly string[], compared: number): number {
  const { listings } = io.messages;
  io.json?.({ result: { verified: { files: compared, different } } satisfies Pick<BuildAnswer, 'verified'> });
  if (different.length === 0)
    return endWith(io, exitCodes.fine, `${io.paint('green', listings.verified)}  ${listings.sameFiles(compared)}`);
  io.err(`${io.paint('red', listings.isBug)} ${listings.differ}`);
  for (const name of different) io.err(`  ${name}`);
  return endWith(io, exitCodes.bug, listings.reportDifference);
}
