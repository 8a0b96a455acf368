#!/usr/bin/env node
// Starts the engine: the one that the package ships, or, in the repository, its sources, which are bundled once into
// node_modules/.cache under a name made of their content.
import { closeSync, existsSync, openSync } from 'node:fs';
import module from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shipped = join(root, 'bin/engine');
const isRepository = existsSync(join(root, 'src/cli/main.ts'));

/** The system's error if it allows too few open files, or no file can be read. */
const refusals = ['EACCES', 'EINTR', 'EIO', 'EMFILE', 'ENFILE', 'ENOSPC', 'EPERM', 'EROFS'];

/** @param {Error & { code: unknown }} error */
const hintOf = ({ code }) => (code === 'EMFILE' ? '. Allow more open files, such as with: ulimit -n 1024' : '');

/** With fewer, the bundler fails with messages that do not mention files. */
const fewestFiles = 16;

/** Throws the system's error if this process may open too few files. */
function claimFiles() {
  /** @type {number[]} */
  const open = [];
  try {
    while (open.length < fewestFiles) open.push(openSync(fileURLToPath(import.meta.url), 'r'));
  } finally {
    for (const file of open) closeSync(file);
  }
}

/** Where Node keeps compiled code: beside the package, because the project is not known yet. */
function cacheFolder() {
  const modules = dirname(root);
  return (
    process.env['ARCHIPEL_CACHE'] || join(basename(modules) === 'node_modules' ? modules : join(root, 'node_modules'), '.cache/archipel')
  );
}

// React's server renderer is several times faster without its development checks.
process.env['NODE_ENV'] ??= 'production';
// Pages are rendered and forgotten: collecting earlier halves the memory of large sites for a tenth more time.
setFlagsFromString('--heap-growing-percent=20');
// Node 22.1 and later cache compiled code between starts.
/** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module).enableCompileCache?.(join(cacheFolder(), 'compiled'));
/** @param {string} modules the folder of the engine */
async function start(modules) {
  const { main } = await import(pathToFileURL(join(modules, 'cli.mjs')).href);
  process.exitCode = await main(process.argv, { root, modules });
}

/** The engine in the cache, and the command with it; the cache may be deleted while the command runs. */
async function startFromSources() {
  const { engineFolder, temporaryEngine } = await import('./bundle-engine.js');
  const modules = await engineFolder(root);
  try {
    await start(modules);
  } catch (error) {
    if (!isGone(error, modules)) throw error;
    await start(await temporaryEngine(root));
  }
}

/** @param {unknown} error @param {string} modules */
const isGone = (error, modules) =>
  error instanceof Error && /Cannot find module|ENOENT/.test(error.message) && error.message.includes(modules);

try {
  claimFiles();
  await (isRepository ? startFromSources() : start(shipped));
} catch (error) {
  // In the repository the engine is bundled with what only development needs.
  const isIncomplete = isRepository && /Could not resolve "[^./]/.test(String(error));
  const isRefused = error instanceof Error && 'code' in error && refusals.includes(String(error.code));
  if (isIncomplete) console.error('Packages are missing. Install all of them: npm ci, without --omit=dev.');
  else if (isRefused) console.error(`archipel does not start, because the system refuses it: ${error.message}${hintOf(error)}`);
  else console.error('This is a bug of archipel: it does not start.', error);
  process.exitCode = isIncomplete || isRefused ? 1 : 3;
}
