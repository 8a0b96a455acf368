// @ts-check
// `npm run slips`: how many slips of editors get the right place, the right cause and a cure that works.
// `npm run slips -- tab-indent` shows each slip of a kind that does not.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const outfile = join(root, 'node_modules/.cache/archipel', `slips-${process.pid}.mjs`);
await build({
  entryPoints: [join(root, 'tests/slips/main.ts')],
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
const { status } = spawnSync(process.execPath, [outfile, root, ...process.argv.slice(2)], {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: 'inherit',
});
rmSync(outfile, { force: true });
process.exitCode = status ?? 1;
