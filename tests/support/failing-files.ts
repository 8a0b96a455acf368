// Replaces functions of `node:fs/promises`, so that tests can make calls fail.
import * as promises from 'node:fs/promises';
import type { Files } from '../../src/relay/disk-queue/write-durably.ts';

const { open, rename, unlink, readdir, readFile, mkdir, stat, truncate, chmod } = promises;
const real: Files = { open, rename, unlink, readdir, readFile, mkdir, stat, truncate, chmod };
const handleFunctions = ['writeFile', 'write', 'sync', 'datasync'] as const;

type Call = (...values: unknown[]) => Promise<unknown>;

/**
 * Counts calls, and passes each to the file system unless `fails` returns an error code for it. `fails` receives the
 * number of the call, from 1, and the name of the function.
 */
export function failingFiles(fails: (count: number, name: string) => string | undefined): {
  readonly files: Files;
  readonly count: () => number;
} {
  let count = 0;
  const failing =
    (name: string, call: Call): Call =>
    async (...values) => {
      count += 1;
      const code = fails(count, name);
      if (code !== undefined) throw Object.assign(new Error(`${name} failed`), { code });
      const result = await call(...values);
      return name === 'open' ? failingHandle(result as promises.FileHandle) : result;
    };
  const failingHandle = (handle: promises.FileHandle) => {
    const calls = handleFunctions.map(
      (name) => [name, failing(name, (...values) => (handle[name] as Call).apply(handle, values))] as const,
    );
    return { ...Object.fromEntries(calls), close: () => handle.close() };
  };
  // The fake has only the methods that tests call.
  const files = Object.fromEntries(Object.entries(real).map(([name, call]) => [name, failing(name, call as Call)])) as unknown as Files;
  return { files, count: () => count };
}
