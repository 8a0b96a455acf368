#!/usr/bin/env node
// Starts the engine: the one that the package ships, or, in the repository, its sources, which are bundled once into
// node_modules/.cache under a name made of their content.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shipped = join(root, 'bin/engine');
const isRepository = existsSync(join(root, 'src/cli/main.ts'));

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
// Node 22.1 and later keep compiled code from start to start.
/** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module).enableCompileCache?.(join(cacheFolder(), 'compiled'));
try {
  const modules = isRepository ? await (await import('./bundle-engine.js')).engineFolder(root) : shipped;
  const { main } = await import(pathToFileURL(join(modules, 'cli.mjs')).href);
  process.exitCode = await main(process.argv, { root, modules });
} catch (error) {
  // In the repository the engine is bundled with what only development needs.
  const isIncomplete = isRepository && /Could not resolve "[^./]/.test(String(error));
  if (isIncomplete) console.error('Packages are missing. Install all of them: npm ci, without --omit=dev.');
  else console.error('This is a bug of archipel: it does not start.', error);
  process.exitCode = isIncomplete ? 1 : 3;
}
