#!/usr/bin/env node
// Starts the engine, which is `src` as a bundle. The npm package contains this bundle in bin/engine. In a checkout of the
// repository, the bundle is in node_modules/.cache; this file first rebuilds it if the sources have changed.
import { closeSync, existsSync, openSync } from 'node:fs';
import module from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shipped = join(root, 'bin/engine');
const isRepository = existsSync(join(root, 'src/cli/main.ts'));

/** Codes of errors that the operating system causes, such as too many open files or an unreadable file. */
const systemErrors = ['EACCES', 'EDQUOT', 'EFBIG', 'EINTR', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC', 'EPERM', 'EROFS', 'ESTALE'];

/** @param {Error & { code: unknown }} error */
const hintOf = ({ code }) => (code === 'EMFILE' ? '. Allow more open files, for example: ulimit -n 1024' : '');

/**
 * Minimum number of files that the process must be able to open. With fewer, the bundler fails with misleading
 * messages.
 */
const minFiles = 16;

/** Throws the system's error if this process cannot open `minFiles` files at once. */
function checkFileLimit() {
  /** @type {number[]} */
  const open = [];
  try {
    while (open.length < minFiles) open.push(openSync(fileURLToPath(import.meta.url), 'r'));
  } finally {
    for (const file of open) closeSync(file);
  }
}

/**
 * Returns the cache folder: ARCHIPEL_CACHE, or a folder in the node_modules that contains archipel. For a checkout, it is in the
 * node_modules of the checkout. It is not in the project, because the project is not known yet.
 */
function cacheFolder() {
  const modules = dirname(root);
  return (
    process.env['ARCHIPEL_CACHE'] || join(basename(modules) === 'node_modules' ? modules : join(root, 'node_modules'), '.cache/archipel')
  );
}

// React's server renderer is several times faster without its development checks.
process.env['NODE_ENV'] ??= 'production';
// Node 22.1 and later cache compiled code between starts.
/** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module).enableCompileCache?.(join(cacheFolder(), 'compiled'));
/** How long the process may continue after a command has ended, in milliseconds. */
const maxRest = 1000;

/** @param {string} modules the folder of the engine */
async function start(modules) {
  const { main } = await import(pathToFileURL(join(modules, 'cli.mjs')).href);
  process.exitCode = await main(process.argv, { root, modules });
  // Timers and connections that code of the site has opened would keep the process running for ever.
  setInterval(() => {
    if (process.stdout.writableLength + process.stderr.writableLength === 0) process.exit();
  }, maxRest).unref();
}

/**
 * Bundles the sources if needed and starts the engine. If the cache is deleted while the command runs, starts again from a
 * temporary folder.
 */
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
function isGone(error, modules) {
  if (!(error instanceof Error)) return false;
  // The text after `imported from` is ignored: it names a module of the engine even if only a package is missing.
  const [missing = ''] = error.message.split(' imported from ');
  return /Cannot find module|ENOENT/.test(missing) && missing.includes(modules);
}

/**
 * Returns the name of the package that Node or esbuild does not find, or undefined for another error.
 * @param {unknown} error
 */
const missingPackage = (error) =>
  /(?:Cannot find package|Could not resolve|The package|platform\s+needs the) ["'](?:\S*\/node_modules\/)?((?:@[\w.-]+\/)?\w[\w.-]*)/.exec(
    String(error),
  )?.[1];

/** Starts the engine, and reports an error that keeps it from starting. */
async function run() {
  try {
    checkFileLimit();
    await (isRepository ? startFromSources() : start(shipped));
  } catch (error) {
    // The sources in the repository import packages that are only installed for development.
    const missing = isRepository ? missingPackage(error) : undefined;
    const isRefused = error instanceof Error && 'code' in error && systemErrors.includes(String(error.code));
    if (missing !== undefined) console.error(`The package ${missing} is missing. Install all packages: npm ci, without --omit=dev.`);
    else if (isRefused) console.error(`archipel does not start, because the system refuses it: ${error.message}${hintOf(error)}`);
    else console.error('This is a bug of archipel: it does not start.', error);
    process.exitCode = missing !== undefined || isRefused ? 1 : 3;
  }
}

// Without `await`: if code of the site never ends, Node would print a warning of its own about an unsettled top-level `await`.
void run();
