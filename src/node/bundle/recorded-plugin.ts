// Records the reads of a site's plugins: the file of each callback, and the files and folders that its result asks to watch.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OnLoadResult, OnResolveResult, PartialMessage, Plugin, PluginBuild } from 'esbuild';
import { plainMessageOf } from '../../diagnostics/template-error.ts';
import { attempt } from '../../model/attempt.ts';
import { isWrittenSince } from '../fs/stamps.ts';
import { filesMatching } from './files-matching.ts';
import type { RecordSource } from './import-glob-plugin.ts';
import { relativePath } from './place-of-import.ts';

/** Wraps a plugin so that its reads are passed to `record` and its errors have a place. */
export const recordedPlugin = ({ name, setup }: Plugin, record: RecordSource): Plugin => ({
  name,
  setup: (build) => {
    const { absWorkingDir: root = '.' } = build.initialOptions;
    const read = createReader(root, record);
    const recorded =
      <Args extends { readonly path: string; readonly namespace: string }, Result extends OnLoadResult | OnResolveResult>(
        callback: (args: Args) => Result | null | undefined | Promise<Result | null | undefined>,
        fileOf: (args: Args) => string | undefined,
      ) =>
      async (args: Args): Promise<Result | { readonly errors: PartialMessage[] } | null | undefined> => {
        const began = Date.now();
        const file = fileOf(args);
        try {
          const result = await callback(args);
          if (result) read([...(file === undefined ? [] : [file]), ...(result.watchFiles ?? [])], result.watchDirs ?? [], began);
          return result;
        } catch (error) {
          if (file !== undefined) read([file], [], began);
          return { errors: [failure(name, error, file === undefined ? undefined : relativePath(root, file))] };
        }
      };
    const given: PluginBuild = {
      ...build,
      onLoad: (options, callback) =>
        build.onLoad(
          options,
          recorded(callback, ({ path, namespace }) => (namespace === 'file' ? path : undefined)),
        ),
      onResolve: (options, callback) =>
        build.onResolve(
          options,
          recorded(callback, () => undefined),
        ),
    };
    return setup(given);
  },
});

/**
 * Returns a function that records files, and all files in folders, as they are now. If a file has changed since `began`, the plugin may
 * have read an older version, so the file gets a hash that no file has.
 */
const createReader =
  (root: string, record: RecordSource) =>
  (files: readonly string[], folders: readonly string[], began: number): void => {
    const below = folders.flatMap((folder) => {
      const pattern = relativePath(root, join(folder, '**/*'));
      const found = filesMatching(join(root, pattern));
      record(`glob:${pattern}`, found.join('\n'));
      return found;
    });
    for (const file of [...files, ...below]) {
      const input = relativePath(root, file);
      // Files of a package are determined by its version.
      if (input.includes('node_modules/')) continue;
      const bytes = attempt(() => readFileSync(file));
      record(input, bytes ?? '');
      if (isWrittenSince(file, began) === true) record(input, `written since ${began}`);
    }
  };

/** Converts an error of a plugin to a message. The properties `line` and `column`, which stylesheet compilers set, count from 1. */
function failure(name: string, thrown: unknown, file: string | undefined): PartialMessage {
  const { line, column, reason } = (thrown instanceof Error ? thrown : {}) as Readonly<
    Partial<Record<'line' | 'column' | 'reason', unknown>>
  >;
  const message = typeof reason === 'string' ? reason : plainMessageOf(thrown);
  return {
    text: `The plugin ${name} fails: ${message}`,
    location: file === undefined ? null : { file, line: numberOf(line), column: numberOf(column) - 1 },
  };
}

const numberOf = (value: unknown): number => (typeof value === 'number' && value >= 1 ? value : 1);
