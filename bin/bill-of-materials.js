// Lists the packages that archipel installs or bundles, for checks of advisories and licenses.
import { execFileSync } from 'node:child_process';
import { componentOf, isInstalled, lockedIn } from './bundled-packages.js';

/**
 * Returns npm's bill of materials. Adds the installed packages that npm leaves out, and the packages in the folders
 * `bundled`.
 * @param {string} root
 * @param {readonly string[]} bundled
 */
export function billOfMaterials(root, bundled) {
  const args = ['sbom', '--omit', 'dev', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const bill = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, shell: process.platform === 'win32' }));
  const locked = lockedIn(root);
  const listed = new Set(bill.components.map((/** @type {{ 'bom-ref': string }} */ component) => component['bom-ref']));
  // npm leaves out packages, such as esbuild, that development tools also require.
  const added = Object.entries(locked)
    .filter(([folder, entry]) => folder !== '' && (isInstalled(entry) || bundled.includes(folder)))
    .map(([folder, entry]) => componentOf(folder, entry, bundled.includes(folder)))
    .filter((component) => !listed.has(component['bom-ref']));
  const once = new Map(added.map((component) => [component['bom-ref'], component]));
  return { ...bill, components: [...bill.components, ...once.values()] };
}
