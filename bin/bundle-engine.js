// esbuild: src → the engine as a folder of modules that Node starts. In the repository `archipel.js` makes it when sources
// have changed; `npm run build:engine` makes the one that the package ships.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { packagesOf } from './bundled-packages.js';
import { loweredSpreads } from './lowered-spreads.js';

/** The files beside the sources that decide on the bundle. */
const deciding = ['package-lock.json', 'package.json', 'bin/bundle-engine.js', 'bin/lowered-spreads.js'];

/** Equal for equal sources and equal libraries. @param {string} root */
export function hashOfEngine(root) {
  const hash = createHash('sha256');
  for (const name of deciding) hash.update(readFileSync(join(root, name)));
  const src = join(root, 'src');
  // With types no name needs a look at the disk of its own.
  const files = readdirSync(src, { recursive: true, withFileTypes: true }).filter(({ name }) => /\.tsx?$/.test(name));
  const names = files.map(({ parentPath, name }) => relative(src, join(parentPath, name))).sort();
  for (const name of names) hash.update(name).update(readFileSync(join(src, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * commander loads `node:child_process` for commands that are programs of their own. There are none here, and it takes a
 * twentieth of Node's start.
 * @type {import('esbuild').Plugin}
 */
const lazyChildProcess = {
  name: 'lazy-child-process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ path, importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path, namespace: 'lazy' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path }) => ({
      contents: `exports.spawn = (...args) => process.getBuiltinModule('${path}').spawn(...args);`,
    }));
  },
};

/**
 * Bundles the engine at `root` into `folder`, which is whole or not there: the command line, and the modules that the
 * configuration of a site shares with it.
 * @param {{ root: string, folder: string, hash: string }} options
 */
export async function bundleEngine({ root, folder, hash }) {
  const outputFiles = (await bundled({ root, folder, hash })).outputFiles ?? [];
  const staging = `${folder}.${process.pid}`;
  try {
    mkdirSync(staging, { recursive: true });
    for (const { path, contents } of outputFiles) writeFileSync(join(staging, basename(path)), contents);
    writeFileSync(join(staging, listName), JSON.stringify(listOf(staging)));
    putInPlace(staging, folder);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
}

/** The folders of the packages whose code is in the engine, from `root`: `node_modules/yaml`. @param {string} root */
export async function bundledPackages(root) {
  const { metafile } = await bundled({ root, folder: join(root, 'bin/engine'), hash: '', metafile: true });
  return packagesOf(Object.keys(metafile?.inputs ?? {}));
}

/** @param {string} root @returns {string} */
const versionAt = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** @param {{ root: string, folder: string, hash: string, metafile?: boolean }} options */
async function bundled({ root, folder, hash, metafile = false }) {
  // Most starts find the bundle and need no bundler.
  const { build } = await import('esbuild');
  /** @satisfies {import('esbuild').BuildOptions} */
  const options = {
    write: false,
    metafile,
    absWorkingDir: root,
    entryPoints: {
      cli: 'src/cli/main.ts',
      thread: 'src/cli/threads/thread.ts',
      archipel: 'src/site/index.ts',
      testing: 'src/testing/index.ts',
      zod: 'zod',
    },
    // What a start loads is one file then: code that all others have, too, is not cut up by who shares it.
    inject: ['src/cli/main.ts'],
    plugins: [lazyChildProcess, loweredSpreads],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Names stay as they are written, for stacks of bugs. Short ones with `keepNames` would start 8 % slower: it sets the name of
    // each function while the program runs.
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'external',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', ENGINE_HASH: JSON.stringify(hash), ENGINE_VERSION: JSON.stringify(versionAt(root)) },
    // For Node yaml offers CommonJS only, which in a chunk of its own loses its names.
    alias: { yaml: './node_modules/yaml/browser/index.js' },
    // React must be the copy that the templates use; esbuild, koffi, satori and sharp contain binaries.
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'esbuild', 'koffi', 'satori', 'sharp', '@shikijs/*'],
    banner: { js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);" },
  };
  return withRareCollections(() => build(options));
}

/**
 * What `start` returns. The process of esbuild, which its first build starts, collects garbage less often: that saves a quarter
 * of its processor time for a fifth more memory.
 * @template T @param {() => T} start
 */
function withRareCollections(start) {
  const given = process.env['GOGC'];
  process.env['GOGC'] = given ?? '1000';
  try {
    return start();
  } finally {
    // Other Go programs keep their settings.
    if (given === undefined) delete process.env['GOGC'];
  }
}

/** @param {string} staging @param {string} folder */
function putInPlace(staging, folder) {
  try {
    renameSync(staging, folder);
  } catch {
    // Another start may have put the same bundle there first; a damaged one is replaced.
    if (!isWhole(folder)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(staging, folder);
    } else rmSync(staging, { recursive: true, force: true });
  }
}

/** Names the files of a bundle, so that a damaged one is noticed before it runs. */
const listName = 'files.json';

/** By name: the size, the time of the last change, and a hash of the bytes. @typedef {Record<string, [number, number, string]>} FileList */

/** @param {string} file */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** @param {string} folder @returns {FileList} */
const listOf = (folder) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => {
      const file = join(folder, name);
      const { size, mtimeMs } = statSync(file);
      return [name, [size, mtimeMs, hashOf(file)]];
    }),
  );

/** Whether all files of the bundle in `folder` are unchanged. Bytes are compared only if size or time differ. @param {string} folder */
function isWhole(folder) {
  try {
    /** @type {FileList} */
    const list = JSON.parse(readFileSync(join(folder, listName), 'utf8'));
    return Object.entries(list).every(([name, [size, mtimeMs, hash]]) => {
      const file = join(folder, name);
      const found = statSync(file);
      return found.size === size && (found.mtimeMs === mtimeMs || hashOf(file) === hash);
    });
  } catch {
    return false;
  }
}

/** The folder of the modules of the engine at `root`, bundled where its sources have changed. @param {string} root */
export async function engineFolder(root) {
  const hash = hashOfEngine(root);
  const folder = join(root, 'node_modules/.cache/archipel', `cli-${hash}`);
  if (isWhole(folder)) return folder;
  try {
    await bundleEngine({ root, folder, hash });
    return folder;
  } catch (error) {
    if (!isOfDisk(error)) throw error;
    console.error(`archipel cannot keep its program in ${dirname(folder)}, and bundles it again at each start: ${error.message}`);
    return temporaryEngine(root);
  }
}

/** True for a system error about a folder: read-only, disk full, or a file in its place. @param {unknown} error @returns {error is Error} */
const isOfDisk = (error) => error instanceof Error && 'syscall' in error;

/**
 * The engine of a checkout whose cache takes no files, such as that of a service, which may only read it: bundled for this process
 * alone, in a folder that no other user can write.
 * @param {string} root
 */
export async function temporaryEngine(root) {
  const own = mkdtempSync(join(tmpdir(), 'archipel-engine-'));
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  // Modules find libraries beside them.
  symlinkSync(join(root, 'node_modules'), join(own, 'node_modules'), 'junction');
  const folder = join(own, 'engine');
  await bundleEngine({ root, folder, hash: hashOfEngine(root) });
  return folder;
}
