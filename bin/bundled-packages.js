// Which packages are in the engine: their code is shipped in it, though nothing installs them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of the lock file. @typedef {{ version?: string, license?: string, integrity?: string, dev?: boolean, devOptional?: boolean }} Locked */

/** @param {string} root @returns {Record<string, Locked>} */
export const lockedIn = (root) => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** True for what `npm ci --omit=dev` installs. @param {Locked} entry */
export const isInstalled = ({ dev, devOptional }) => !dev && !devOptional;

/** Their folders from `root`, sorted, each once: `node_modules/yaml`. @param {readonly string[]} inputs Files of a bundle. */
export const packagesOf = (inputs) =>
  // Everything before the first folder of packages is a link to it.
  [...new Set(inputs.flatMap((input) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []))].sort();

/**
 * A package of the lock file as a component of CycloneDX.
 * @param {string} folder
 * @param {Locked} entry
 * @param {boolean} isBundled
 */
export function componentOf(folder, { version = '', license, integrity = '' }, isBundled) {
  const name = folder.replace(/^.*node_modules\//, '');
  const [, algorithm = '', hash = ''] = /^(sha\d+)-(.+)$/.exec(integrity) ?? [];
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    properties: isBundled ? [{ name: 'cdx:npm:package:bundled', value: 'true' }] : [],
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
    licenses: license === undefined ? [] : [{ license: { id: license } }],
  };
}
