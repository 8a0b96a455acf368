// What the package consists of, for those who look for advisories and licences: what it installs, and what is in its engine.
import { execFileSync } from 'node:child_process';
import { componentOf, isInstalled, lockedIn } from './bundled-packages.js';

/**
 * npm's bill of the installed packages, together with the packages in `bundled`, which are folders.
 * @param {string} root
 * @param {readonly string[]} bundled
 */
export function billOfMaterials(root, bundled) {
  const args = ['sbom', '--omit', 'dev', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const bill = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, shell: process.platform === 'win32' }));
  const locked = lockedIn(root);
  const listed = new Set(bill.components.map((/** @type {{ 'bom-ref': string }} */ component) => component['bom-ref']));
  // npm leaves out packages that tools of development want, too, such as esbuild.
  const added = Object.entries(locked)
    .filter(([folder, entry]) => folder !== '' && (isInstalled(entry) || bundled.includes(folder)))
    .map(([folder, entry]) => componentOf(folder, entry, bundled.includes(folder)))
    .filter((component) => !listed.has(component['bom-ref']));
  const once = new Map(added.map((component) => [component['bom-ref'], component]));
  return { ...bill, components: [...bill.components, ...once.values()] };
}
