// `npm run build:engine`: builds the modules and types that the package contains instead of its sources, and lists the bundled
// packages.
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
// Tools that read node_modules do not find bundled packages. These two files list them.
const packages = await bundledPackages(root);
writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), `${licensesOf(root, packages)}\n`);
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(root, packages), null, 2)}\n`);
const { status } = spawnSync('tsc', ['--project', 'bin/tsconfig.json'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// Replaces the extensions .ts and .tsx in imports with .js. TypeScript accepts .ts in imports only if the user's tsconfig allows it.
for (const name of readdirSync(join(folder, 'types'), { recursive: true }).map(String)) {
  const file = join(folder, 'types', name);
  if (name.endsWith('.d.ts')) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(["'])(\.[^"'\n]*)\.tsx?\1/g, '$1$2.js$1'));
}
process.exitCode = status ?? 1;
