// Builds in which one call to the disk fails. The old site remains or the new one is complete, the message has a reason and
// no stack trace, the exit code is documented, and the next build works.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../src/model/group-by.ts';
import { type CommandRunner, startCommandRunner } from '../support/process/command-runner.ts';
import { besides, copiedProject, freshFolder, preload, smallContent, snapshot } from '../support/process/process.ts';

export const errors = ['ENOSPC', 'EIO', 'EACCES', 'EMFILE', 'EROFS', 'EINTR'] as const;

/** The places in which calls can fail. */
export const places = ['the output', 'the output, without system calls', 'the content', 'the cache', 'an empty cache'] as const;
export type Place = (typeof places)[number];

export interface FailingBuilds {
  /** The calls of a build, by name and path, in order. */
  readonly calls: readonly string[];
  /** Lets one of the calls fail, by its number from 1. */
  readonly fail: (call: number, error: string) => Promise<Failed>;
  readonly stop: () => void;
}

interface Failed {
  /** Whether the build has succeeded despite the failed call. */
  readonly isBuilt: boolean;
  /** The promises of a build that do not hold after the failed call, or an empty list. */
  readonly broken: readonly string[];
}

/** A call, by its number from 1, and its error. */
export type Failure = readonly [call: number, error: (typeof errors)[number]];

/**
 * Returns a failure with each error for each kind of call. A kind is a function with the kind of its path. The errors take turns at the
 * first, a middle and the last call of the kind.
 */
export function ofEveryKind(calls: readonly string[]): readonly Failure[] {
  const kinds = groupBy([...calls.keys()], (index) => kindOf(calls[index] ?? ''));
  return [...kinds.values()].flatMap((indexes) => {
    const places = [0, indexes.length >> 1, indexes.length - 1];
    return errors.map((error, turn): Failure => [(indexes[places[turn % places.length] ?? 0] ?? 0) + 1, error]);
  });
}

/** Returns a call without the parts that differ from build to build, and without the names of files of the site. */
const kindOf = (call: string): string =>
  call
    .replaceAll(/\S*\/(?=\.?(?:dist|content|archipel)\b)/g, '')
    .replaceAll(/assets\/\S+/g, 'assets/')
    .replaceAll(/(?<=[\s/])[\w-]+\.(?:html|xml|ico|txt|json|webmanifest|conf)(\.(?:br|gz))?/g, (_, ending) =>
      ending === undefined ? 'plain' : 'compressed',
    )
    .replaceAll(/-[\da-f]{16,}|\d+/g, '');

/** One project for all places: bundling its templates takes longer than many builds. */
const project = copiedProject();

/** Two sites that differ in every page: each build replaces the other one. */
const origins = ['https://one.example.org', 'https://two.example.org'] as const;

/** Prepares builds of a small site in one process. In each build, one call in `place` can fail. */
export async function failingBuilds(place: Place): Promise<FailingBuilds> {
  const [content, folder] = [smallContent(), freshFolder()];
  const cache = join(project, 'node_modules/.cache/archipel');
  const runner = startCommandRunner(project, [preload('failing-preload.mjs')]);
  const out = join(folder, 'dist');
  const refusing = { 'the content': content, 'the cache': cache, 'an empty cache': cache }[place as string] ?? folder;
  const native = place === 'the output, without system calls' ? { FAIL_NO_NATIVE: '1' } : {};
  let runs = 0;
  const build = async (site: 0 | 1, env: Readonly<Record<string, string>> = {}) => {
    runs += 1;
    if (place === 'an empty cache' && env['FAIL_IN'] !== undefined) emptyCache(cache);
    const argv = ['node', 'archipel', '--root', project, 'build', '--quiet', '--content', content, '--out', out];
    return run(runner, [...argv, '--base-url', origins[site]], { ...native, ...env, FAIL_RUN: String(runs) });
  };
  const sites: Snapshot[] = [];
  // The first two builds have no earlier files in their output.
  for (const site of [0, 1, 0, 1] as const) {
    await build(site);
    sites[site] = snapshot(out);
  }
  const log = join(freshFolder(), 'calls');
  await build(0, { FAIL_IN: refusing, FAIL_LOG: log });
  let published: 0 | 1 = 0;
  return {
    calls: readFileSync(log, 'utf8').trimEnd().split('\n'),
    fail: async (call, error) => {
      const [old, next] = [published, published === 0 ? 1 : 0] as const;
      rmSync(log, { force: true });
      const ended = await build(next, { FAIL_IN: refusing, FAIL_AT: String(call), FAIL_CODE: error, FAIL_LOG: log });
      const failed = existsSync(log) ? readFileSync(log, 'utf8').trim().replaceAll(folder, '') : 'no call';
      const left = snapshot(out);
      const again = await build(next);
      published = next;
      const broken = [
        ...wrongEnd(ended),
        ...(isSame(left, sites[next]) || (ended.code !== 0 && isSame(left, sites[old])) ? [] : ['leaves neither the old nor the new site']),
        ...(again.code === 0 ? [] : [`the next build ends with ${again.code}: ${again.stderr}`]),
        ...(isSame(snapshot(out), sites[next]) ? [] : [`the next build writes another site: ${differing(snapshot(out), sites[next])}`]),
        ...besides(out).map((name) => `leaves ${name}`),
      ];
      return { isBuilt: ended.code === 0, broken: broken.map((promise) => `${error} at ${call}, ${failed}: ${promise}`) };
    },
    stop: runner.stop,
  };
}

type Snapshot = Readonly<Record<string, string>>;

interface Ending {
  readonly code: number | null;
  readonly stderr: string;
}

const run = (runner: CommandRunner, argv: readonly string[], env: Readonly<Record<string, string>>): Promise<Ending> => {
  const { PATH = '', HOME = '' } = process.env;
  return runner.run({ argv, cwd: '/', env: { PATH, HOME, ...env } });
};

/** Returns the reasons why the end of a command is not as documented, or an empty list. */
function wrongEnd({ code, stderr }: Ending): readonly string[] {
  if (code !== 0 && code !== 1) return [`ends with ${code}: ${stderr}`];
  if (/bug of archipel|^\s+at .*:\d+/m.test(stderr)) return [`prints a stack: ${stderr}`];
  return code === 1 && !/^error /m.test(stderr) ? [`gives no reason: ${stderr}`] : [];
}

const differing = (one: Snapshot, other: Snapshot = {}): string =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).join(', ');

const isSame = (one: object, other: object | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Removes everything except the engine, which the process has loaded. */
function emptyCache(cache: string): void {
  for (const name of readdirSync(cache)) if (!name.startsWith('cli-')) rmSync(join(cache, name), { recursive: true });
}
