// `archipel diff`: what visitors will see otherwise, for those who review a change.
import { brotliCompressSync, constants } from 'node:zlib';
import { compareSites } from '../../diff/compare-sites.ts';
import { failuresOf } from '../../diff/failures.ts';
import { printDiff } from '../../diff/print/terminal.ts';
import type { SiteDiff } from '../../diff/site-diff.ts';
import type { OutputFile } from '../../emit/output-file.ts';
import { createIncrementalBuilder } from '../../incremental.ts';
import { hashOf } from '../../node/fs/hash-of.ts';
import { GitError } from '../../node/git/git.ts';
import type { Project } from '../../node/project.ts';
import { gatherInputs, type Inputs } from '../input/inputs.ts';
import { reportErrors } from '../output/report.ts';
import { exitCodes, type Terminal } from '../output/terminal.ts';
import { type BuiltSide, buildSide } from './build-side.ts';
import { chooseSides, type Side } from './choose-sides.ts';
import type { DiffOptions } from './diff-options.ts';

/** Prints what differs between two versions; resolves to the exit code. */
export async function runDiff(io: Terminal, project: Project, options: DiffOptions): Promise<number> {
  const [moment] = options.moments;
  const gathered = await gatherInputs(project, { ...options, ...(moment && { now: moment.at }) });
  const { input, sources } = gathered;
  if (input === undefined) {
    reportErrors(io, gathered.diagnostics, { sources });
    return exitCodes.content;
  }
  try {
    const templates = Object.keys(gathered.madeFrom?.code ?? {});
    const sides = await chooseSides({ io, project, options, input, templates });
    return sides === undefined ? exitCodes.usage : await compare(io, { sides, gathered, options });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    io.err(io.messages.diff.git[error.why](error.subject));
    return exitCodes.usage;
  }
}

interface Request {
  readonly sides: readonly [before: Side, after: Side];
  readonly gathered: Inputs;
  readonly options: DiffOptions;
}

async function compare(io: Terminal, { sides, gathered, options }: Request): Promise<number> {
  const result = await buildBoth(io, sides, gathered);
  if (result === undefined) return exitCodes.content;
  print(io, result);
  const failures = failuresOf(result, options.failOn);
  if (failures.length > 0) io.err(io.messages.diff.failed(failures));
  return failures.length > 0 || result.after.broken.length > 0 ? exitCodes.content : exitCodes.fine;
}

const print = (io: Terminal, result: SiteDiff): void =>
  io.out(printDiff(result, { messages: io.messages, width: Math.max(60, process.stdout.columns ?? 160) }));

/** Fast, and within a few percent of what hosts send. */
const brotli = (bytes: OutputFile['bytes']): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The comparison of both sides; undefined, with the errors told, where one has no site. */
async function buildBoth(io: Terminal, [before, after]: Request['sides'], gathered: Inputs): Promise<SiteDiff | undefined> {
  const { input, shown } = gathered;
  if (input === undefined) return undefined;
  const builder = createIncrementalBuilder();
  const request = (side: Side, other: Side) => ({
    name: side.name,
    input: { ...input, ...side.input, ogImages: { hashOf: side.input.ogImages.hashOf }, hashOf },
    other: other.input.tree,
    language: io.messages.language,
    shown,
  });
  const old = await buildSide(builder, request(before, after));
  tellErrors(io, { side: before, built: old, gathered });
  if (old.version === undefined) return undefined;
  const young = await buildSide(builder, request(after, before));
  tellErrors(io, { side: after, built: young, gathered });
  const { live, version } = young;
  if (live === undefined || version === undefined) return undefined;
  return compareSites({
    before: old.version,
    after: version,
    changed: young.changed ?? version.routes,
    isMadeOf: (route, { file, path }) => live.isMadeOf(route, [{ file, path }]),
    shown,
    brotli,
  });
}

function tellErrors(
  io: Terminal,
  { side, built, gathered }: { readonly side: Side; readonly built: BuiltSide; readonly gathered: Inputs },
): void {
  const { diff: words } = io.messages;
  if (built.version !== undefined && built.version.broken.length === 0) return;
  const errors = gathered.fromHere(built.diagnostics.filter(({ severity }) => severity === 'error'));
  io.err(built.version === undefined ? words.cannotCompare(side.name) : words.hasErrors(side.name));
  const sources = (file: string): string | undefined => {
    const own = [...side.input.tree.texts].find(([name]) => gathered.shown(name) === file);
    return own?.[1];
  };
  reportErrors(io, errors, { sources });
}
