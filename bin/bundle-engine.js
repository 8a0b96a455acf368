// esbuild: src → the engine as a folder of modules that Node starts. In the repository `archipel.js` makes it when sources
// have changed; `npm run build:engine` makes the one that the package ships.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Equal for equal sources and equal libraries. @param {string} root */
export function hashOfEngine(root) {
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', 'package.json', 'bin/bundle-engine.js']) hash.update(readFileSync(join(root, name)));
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
  const staging = `${folder}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  // Most starts find the bundle and need no bundler.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: { cli: 'src/cli/main.ts', archipel: 'src/index.ts', zod: 'zod' },
    // What a start loads is one file then: code that all others have, too, is not cut up by who shares it.
    inject: ['src/cli/main.ts'],
    plugins: [lazyChildProcess],
    outdir: staging,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minify: true,
    keepNames: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'external',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', ENGINE_HASH: JSON.stringify(hash) },
    // For Node yaml offers CommonJS only, which in a chunk of its own loses its names.
    alias: { yaml: './node_modules/yaml/browser/index.js' },
    // React must be the one that the templates use; esbuild, koffi, satori and sharp hold binaries.
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'esbuild', 'koffi', 'satori', 'sharp'],
    banner: { js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);" },
  });
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another start may have put the same bundle there first.
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(join(folder, 'cli.mjs'))) throw error;
  }
}

/** The folder of the modules of the engine at `root`, bundled where its sources have changed. @param {string} root */
export async function engineFolder(root) {
  const hash = hashOfEngine(root);
  const folder = join(root, 'node_modules/.cache/archipel', `cli-${hash}`);
  if (existsSync(join(folder, 'cli.mjs'))) return folder;
  try {
    await bundleEngine({ root, folder, hash });
    return folder;
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    return temporaryEngine(root, hash);
  }
}

/** @param {unknown} error */
const isReadOnly = (error) => error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));

/**
 * The engine of a checkout that this user may only read, such as that of a service: bundled for this process alone, in a folder that
 * nobody else can write.
 * @param {string} root @param {string} hash
 */
async function temporaryEngine(root, hash) {
  const own = mkdtempSync(join(tmpdir(), 'archipel-engine-'));
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  // Modules find libraries beside them.
  symlinkSync(join(root, 'node_modules'), join(own, 'node_modules'), 'junction');
  const folder = join(own, 'engine');
  await bundleEngine({ root, folder, hash });
  return folder;
}
