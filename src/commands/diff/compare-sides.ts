// Builds two sides in memory, the second from what it shares with the first, and compares them.
import { brotliCompressSync, constants } from 'node:zlib';
import { addressOf } from '../../build.ts';
import { compareSites } from '../../diff/compare-sites.ts';
import type { SiteDiff } from '../../diff/site-diff.ts';
import type { OutputFile } from '../../emit/output-file.ts';
import { createIncrementalBuilder, type IncrementalBuilder, type IncrementalInput } from '../../incremental.ts';
import type { ToolLanguage } from '../../messages/messages.ts';
import { hashOf } from '../../node/fs/hash-of.ts';
import { type BuiltSide, buildSide } from './build-side.ts';

export interface NamedInput {
  /** For people. */
  readonly name: string;
  readonly input: IncrementalInput;
}

interface ComparisonOptions {
  /** That of messages about content. */
  readonly language: ToolLanguage;
  /** A file of content as it is named from the current folder. */
  readonly shown: (file: string) => string;
  /** One that has built versions of this site before; without it, a new one. */
  readonly builder?: IncrementalBuilder;
}

export interface ComparedSides {
  readonly before: BuiltSide;
  /** Undefined where the side before has no site. */
  readonly after: BuiltSide | undefined;
  /** Undefined where a side has errors that leave no site. */
  readonly result: SiteDiff | undefined;
  /** The path of the host under which the site is served; empty for its root. */
  readonly basePath: string;
  /** The URL of the site after, without a slash at its end. */
  readonly baseUrl: string;
}

const nowhere = { basePath: '', baseUrl: '' };

/** Compares two inputs of builds. */
export async function compareSides(
  [before, after]: readonly [before: NamedInput, after: NamedInput],
  { language, shown, builder = createIncrementalBuilder() }: ComparisonOptions,
): Promise<ComparedSides> {
  const build = ({ name, input }: NamedInput, other: NamedInput): Promise<BuiltSide> =>
    buildSide(builder, { name, input: { ...input, hashOf }, other: other.input.tree, language, shown });
  const old = await build(before, after);
  if (old.version === undefined) return { before: old, after: undefined, result: undefined, ...nowhere };
  const young = await build(after, before);
  const { live, version } = young;
  if (live === undefined || version === undefined) return { before: old, after: young, result: undefined, ...nowhere };
  const result = compareSites({
    before: old.version,
    after: version,
    changed: young.changed ?? version.routes,
    isMadeOf: (route, { file, path }) => live.isMadeOf(route, [{ file, path }]),
    shown,
    brotli,
  });
  return { before: old, after: young, result, basePath: live.basePath, baseUrl: addressOf(live.site, after.input.definition) };
}

/** Fast, and within a few percent of what hosts send. */
const brotli = (bytes: OutputFile['bytes']): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
