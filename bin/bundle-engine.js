// Bundles src with esbuild into the engine, a folder of modules for Node. In the repository, `archipel.js` bundles the engine
// when sources have changed; `npm run build:engine` bundles the engine that the package contains.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { packagesOf } from './bundled-packages.js';
import { loweredSpreads } from './lowered-spreads.js';
import { sharedChunks } from './shared-chunks.js';

/** Files that affect the bundle, besides those in `src`. */
const otherInputs = ['package-lock.json', 'package.json', 'bin/bundle-engine.js', 'bin/lowered-spreads.js', 'bin/shared-chunks.js'];

/**
 * Returns the sources of the engine, relative to `root`, sorted. Node's own recursive listing takes five times as long.
 * @param {string} root
 */
function sourcesAt(root) {
  /** @param {string} folder @returns {string[]} */
  const sourcesIn = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourcesIn(path);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    });
  return sourcesIn('src').sort();
}

/** Returns a hash of the sources and of the files in `otherInputs`. @param {string} root */
export function hashOfEngine(root) {
  const hash = createHash('sha256');
  for (const name of [...otherInputs, ...sourcesAt(root)]) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 16);
}

/** The coarsest resolution in which file systems store times, in milliseconds. */
const timeStep = 2000;

/**
 * Returns the sizes, times and inodes of the files that `hashOfEngine` reads, as a hash; undefined if a file has just been written,
 * because it may change again without getting another time.
 * @param {string} root
 */
function stampOfEngine(root) {
  const hash = createHash('sha256');
  const latest = Date.now() - timeStep;
  for (const name of [...otherInputs, ...sourcesAt(root)]) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(join(root, name));
    if (Math.max(mtimeMs, ctimeMs) > latest) return undefined;
    hash.update(`${name} ${size} ${mtimeMs} ${ctimeMs} ${ino}\n`);
  }
  return hash.digest('hex');
}

/** The file with the stamp of the sources at the last start, and their hash. @param {string} cache */
const stampFile = (cache) => join(cache, 'engine-stamp');

/**
 * Returns the hash of the sources if they have the same stamp as at an earlier start. Reading all sources would take a tenth of the time
 * of a short command.
 * @param {string} cache @param {string} stamp
 */
function hashByStamp(cache, stamp) {
  try {
    const [known, hash] = readFileSync(stampFile(cache), 'utf8').split(' ');
    return known === stamp ? hash : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} cache @param {{ stamp: string, hash: string }} known */
function storeStamp(cache, { stamp, hash }) {
  const staging = `${stampFile(cache)}.${process.pid}`;
  try {
    writeFileSync(staging, `${stamp} ${hash}`);
    renameSync(staging, stampFile(cache));
  } catch {
    // The next start reads the sources again.
    rmSync(staging, { force: true });
  }
}

/**
 * Lets commander load `node:child_process` only when it starts a program. commander imports the module for subcommands that
 * are separate programs, and archipel has none of these. Loading the module takes a twentieth of Node's startup time.
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
 * Bundles the engine at `root` into `folder`: the command line, its threads, and the modules that a site imports. The
 * folder is created complete, or not at all.
 * @param {{ root: string, folder: string, hash: string }} options
 */
export async function bundleEngine({ root, folder, hash }) {
  const options = bundleOptions({ root, folder, hash });
  const metafile = await metafileOf(options);
  const plugins = [sharedChunks({ root, metafile }), ...options.plugins];
  const { outputFiles } = await withEsbuild(({ build }) => build({ ...options, plugins }));
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

/** Returns the folders of the packages whose code is in the engine, relative to `root`: `node_modules/yaml`. @param {string} root */
export async function bundledPackages(root) {
  const { inputs } = await metafileOf(bundleOptions({ root, folder: join(root, 'bin/engine'), hash: '' }));
  return packagesOf(Object.keys(inputs));
}

/** @param {string} root @returns {string} */
const versionAt = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/**
 * Returns a description of the modules in a bundle, and of their imports.
 * @param {ReturnType<typeof bundleOptions>} options
 */
const metafileOf = async (options) => (await withEsbuild(({ build }) => build({ ...options, metafile: true }))).metafile;

/** @param {{ root: string, folder: string, hash: string }} options */
const bundleOptions = ({ root, folder, hash }) =>
  /** @satisfies {import('esbuild').BuildOptions} */
  ({
    write: false,
    absWorkingDir: root,
    entryPoints: {
      cli: 'src/cli/main.ts',
      thread: 'src/cli/threads/thread.ts',
      archipel: 'src/site/index.ts',
      testing: 'src/testing/index.ts',
      zod: 'zod',
    },
    plugins: [lazyChildProcess, loweredSpreads],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Identifiers are not minified, so that stack traces are readable. Minifying them with `keepNames`, which sets the
    // name of each function at run time, would make the start 8 % slower.
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
    // For Node, yaml provides only a CommonJS build. In a separate chunk, that build loses its named exports.
    alias: { yaml: './node_modules/yaml/browser/index.js' },
    // React must be the copy that the templates use; esbuild, koffi, satori and sharp contain binaries; @shikijs/* contains hundreds
    // of grammars, which are imported by name.
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'esbuild', 'koffi', 'satori', 'sharp', '@shikijs/*'],
    banner: { js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);" },
  });

/**
 * Loads esbuild and calls `start`, which starts the process of esbuild. Unless GOGC is set, it is 1000 during the call, so that esbuild
 * collects garbage less often. This saves a quarter of esbuild's processor time and takes a fifth more memory.
 * @template T
 * @param {(esbuild: typeof import('esbuild')) => T} start
 */
async function withEsbuild(start) {
  // Loaded only here, because most starts find an existing bundle.
  const esbuild = await import('esbuild');
  const original = process.env['GOGC'];
  process.env['GOGC'] = original ?? '1000';
  try {
    return start(esbuild);
  } finally {
    // The variable is removed again, so that other Go programs do not inherit it.
    if (original === undefined) delete process.env['GOGC'];
  }
}

/** @param {string} staging @param {string} folder */
function putInPlace(staging, folder) {
  try {
    renameSync(staging, folder);
  } catch {
    // Another process may have created the same bundle first. A damaged bundle is replaced.
    if (!isIntact(folder)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(staging, folder);
    } else rmSync(staging, { recursive: true, force: true });
  }
}

/** The file that lists the files of a bundle, so that a damaged bundle is detected before it runs. */
const listName = 'files.json';

/**
 * The size, the time of the last change and a hash of each file, by name.
 * @typedef {Record<string, [number, number, string]>} FileList
 */

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

/**
 * Returns whether all files of the bundle in `folder` are unchanged. The hash of a file is compared only if its time differs.
 * @param {string} folder
 */
function isIntact(folder) {
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

/**
 * Resolves to the folder with the bundled engine. Bundles the sources at `root` if the cache has no complete bundle of them. The
 * folder is temporary if the cache cannot be written.
 * @param {string} root
 */
export async function engineFolder(root) {
  const cache = join(root, 'node_modules/.cache/archipel');
  const stamp = stampOfEngine(root);
  const known = stamp && hashByStamp(cache, stamp);
  const hash = known ?? hashOfEngine(root);
  const folder = join(cache, `cli-${hash}`);
  try {
    if (!isIntact(folder)) await bundleEngine({ root, folder, hash });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    console.error(`archipel cannot keep its program in ${cache}, and bundles it again at each start: ${error.message}`);
    return temporaryEngine(root);
  }
  if (stamp !== undefined && known === undefined) storeStamp(cache, { stamp, hash });
  return folder;
}

/**
 * True for any system error, such as a read-only folder, a full disk, or a file where the folder should be.
 * @param {unknown} error @returns {error is Error}
 */
const isSystemError = (error) => error instanceof Error && 'syscall' in error;

/**
 * Bundles the engine for this process alone, into a folder that no other user can write to. Call this if the cache of the
 * checkout is deleted while the command runs, or is not writable, for example because archipel runs as a service.
 * @param {string} root
 */
export async function temporaryEngine(root) {
  const parent = mkdtempSync(join(tmpdir(), 'archipel-engine-'));
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  // The link lets the modules find their libraries.
  symlinkSync(join(root, 'node_modules'), join(parent, 'node_modules'), 'junction');
  const folder = join(parent, 'engine');
  await bundleEngine({ root, folder, hash: hashOfEngine(root) });
  return folder;
}
