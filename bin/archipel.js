#!/usr/bin/env node
// Starts src/cli/main.ts. The sources are bundled once into node_modules/.cache, under a name made of their content,
// so that every later start reads one small file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules/.cache/archipel');

/** Equal for equal sources and equal libraries. */
function keyOfSources() {
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', 'package.json', 'bin/archipel.js']) hash.update(readFileSync(join(root, name)));
  const names = readdirSync(join(root, 'src'), { recursive: true }).map(String).sort();
  for (const name of names) if (/\.tsx?$/.test(name)) hash.update(name).update(readFileSync(join(root, 'src', name)));
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} folder */
async function bundleInto(folder) {
  const { build } = await import('esbuild');
  const staging = `${folder}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: { cli: 'src/cli/main.ts' },
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
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
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

/** @param {string} key */
async function bundle(key) {
  const folder = join(cache, `cli-${key}`);
  if (!existsSync(join(folder, 'cli.mjs'))) await bundleInto(folder);
  return folder;
}

// React's server renderer is several times faster without its development checks.
process.env['NODE_ENV'] ??= 'production';
// Pages are rendered and forgotten: collecting earlier halves the memory of large sites for a tenth more time.
setFlagsFromString('--heap-growing-percent=20');
// Node 22.1 and later keep compiled code from start to start.
/** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module).enableCompileCache?.(join(cache, 'compiled'));
try {
  const hash = keyOfSources();
  const { main } = await import(pathToFileURL(join(await bundle(hash), 'cli.mjs')).href);
  process.exitCode = await main(process.argv, { root, hash });
} catch (error) {
  console.error('This is a bug of archipel: it does not start.', error);
  process.exitCode = 3;
}
