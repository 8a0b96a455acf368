// `npm run build:engine`: what the package ships instead of its sources: modules and their types.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './bill-of-materials.js';
import { bundledPackages, bundleEngine, hashOfEngine } from './bundle-engine.js';
import { licensesOf } from './licenses.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'bin/engine');

rmSync(folder, { recursive: true, force: true });
await bundleEngine({ root, folder, hash: hashOfEngine(root) });
// Packages that are bundled into the engine are listed beside it: tools that read what is installed would not find them.
const packages = await bundledPackages(root);
writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), `${licensesOf(root, packages)}\n`);
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(root, packages), null, 2)}\n`);
const { status } = spawnSync('tsc', ['--project', 'bin/tsconfig.json'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// Sources import each other as .ts, which TypeScript accepts only if the user's tsconfig allows it.
for (const name of readdirSync(join(folder, 'types'), { recursive: true }).map(String)) {
  const file = join(folder, 'types', name);
  if (name.endsWith('.d.ts')) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(["'])(\.[^"'\n]*)\.tsx?\1/g, '$1$2.js$1'));
}
process.exitCode = status ?? 1;
