// @ts-check
// A TypeScript file of tests as a process of its own, in production as a build has it: bundled, run, and cleaned up.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/**
 * Runs `entry`, a path below the repository, with the repository as its first argument and `args` after it.
 * @param {string} entry
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export async function runBundled(entry, args, options) {
  const outfile = join(root, 'node_modules/.cache/archipel', `${basename(entry, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    // The engine looks for its own sources from there.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'tests/support/process/project.ts')).href) },
    logLevel: 'error',
  });
  try {
    return spawnSync(process.execPath, [outfile, root, ...args], { ...options, env: { ...process.env, NODE_ENV: 'production' } });
  } finally {
    rmSync(outfile, { force: true });
  }
}
