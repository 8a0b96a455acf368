// @ts-check
// Bundles a TypeScript file of tests, runs it in its own process with NODE_ENV=production, and removes the bundle.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/**
 * Runs `entry`, a path in the repository. The first argument is the path of the repository; `args` follow.
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
    // The engine finds its sources relative to this file.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'tests/support/process/project.ts')).href) },
    logLevel: 'error',
  });
  try {
    return spawnSync(process.execPath, [outfile, root, ...args], { ...options, env: { ...process.env, NODE_ENV: 'production' } });
  } finally {
    rmSync(outfile, { force: true });
  }
}
