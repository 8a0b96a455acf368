// Measures the bundler's scripts for the audit: their weights, and which scripts they load.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Metafile } from 'esbuild';
import type { Scripts } from '../../site/definition.ts';
import { islandsEntry } from './islands-plugin.ts';

const entries = {
  layout: 'islands/layout/script.ts',
  loader: islandsEntry,
  hydrate: /(?:^|\/)src\/client\/(?:dev\/)?hydrate\.tsx$/,
} as const;

/** Returns the name of a script that pages request, from its file: `player` for `islands/player/script.ts`. */
export const nameOfScript = (file: string): string | undefined => /^islands\/(?!layout\/)([^/]+)\/script\.ts$/.exec(file)?.[1];

type Output = readonly [path: string, output: Metafile['outputs'][string]];

/** Calls `nameOf` with the entry point of each output of the bundler. Returns the outputs that get a name, each with this name. */
export const namedOutputs = (outputs: readonly Output[], nameOf: (entryPoint: string) => string | undefined) =>
  outputs.flatMap(([path, output]) => {
    const name = nameOf(output.entryPoint ?? '');
    return name === undefined ? [] : [{ name, path, output }];
  });

const nameOfIsland = (file: string): string | undefined => /^islands\/([^/]+)\/\1\.tsx$/.exec(file)?.[1];

/** Compresses in Node's thread pool. */
const pack = promisify(brotliCompress);

/**
 * Files with more bytes are compressed with quality 10, as in the output. Compared with quality 11, that takes a third of the time for 2 %
 * more bytes.
 */
const large = 64 * 1024;

/** Returns the size of a script in bytes after brotli. */
export const weightOf = async (bytes: Uint8Array): Promise<number> => {
  const quality = bytes.length > large ? 10 : constants.BROTLI_MAX_QUALITY;
  return (await pack(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
};

/** Measures scripts; `files` are the bundler's outputs by path, as they are sent. */
export async function weighScripts(metafile: Metafile | undefined, files: ReadonlyMap<string, Uint8Array>): Promise<Scripts> {
  const outputs = Object.entries(metafile?.outputs ?? {}).filter(([path]) => path.endsWith('.js'));
  const byPath = new Map(outputs);
  const outputOf = (entry: string): string => outputs.find(([, { entryPoint }]) => entryPoint === entry)?.[0] ?? '';
  const names = (path: string, next: string): boolean => Buffer.from(files.get(path) ?? '').includes(next);
  const reach = (from: readonly string[], kinds: readonly string[]): string[] => {
    const reached = new Set(from.filter((path) => byPath.has(path)));
    for (const path of reached)
      for (const { path: next, kind } of byPath.get(path)?.imports ?? [])
        if (kinds.includes(kind) && byPath.has(next) && names(path, next)) reached.add(next);
    return [...reached].sort();
  };
  const hydrate = outputs.find(([, { entryPoint = '' }]) => entries.hydrate.test(entryPoint))?.[0] ?? '';
  const islands = namedOutputs(outputs, nameOfIsland);
  const own = namedOutputs(outputs, nameOfScript).map(({ name, path }) => [name, reach([path], ['import-statement'])] as const);
  const perIsland = (kinds: readonly string[]) =>
    Object.fromEntries(islands.map(({ name, path }) => [name, reach([path, hydrate], kinds)]));
  const weights = outputs.map(async ([path]): Promise<[string, number]> => [path, await weightOf(files.get(path) ?? new Uint8Array())]);
  return {
    bytes: Object.fromEntries(await Promise.all(weights)),
    layout: reach([outputOf(entries.layout)], ['import-statement']),
    own: Object.fromEntries(own),
    loader: reach([outputOf(entries.loader)], ['import-statement']),
    islands: perIsland(['import-statement']),
    later: perIsland(['import-statement', 'dynamic-import']),
  };
}

/**
 * Removes the import of the bundler's own runtime from the start of a script that uses nothing of this runtime. As soon as any island
 * contains a CommonJS package, the bundler adds this import to every entry, which would load 300 bytes for nothing.
 */
export function withoutIdleImports(text: string, metafile: Metafile | undefined): string {
  const isRuntime = (path: string): boolean => Object.keys(metafile?.outputs[path]?.inputs ?? { none: true }).length === 0;
  return text.replace(/^import"\/([^"]+)";/, (whole, path: string) => (isRuntime(path) ? '' : whole));
}
