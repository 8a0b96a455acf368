// Finds the packages whose code is bundled into the engine, and which are therefore not installed with archipel.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * An entry of the lock file.
 * @typedef {{ version?: string, license?: string, integrity?: string, dev?: boolean, devOptional?: boolean }} Locked
 */

/** @param {string} root @returns {Record<string, Locked>} */
export const lockedIn = (root) => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** True for a package that the lock file does not mark as needed for development. @param {Locked} entry */
export const isInstalled = ({ dev, devOptional }) => !dev && !devOptional;

/**
 * Returns the folders of the packages that contain `inputs`, relative to the root, sorted and unique:
 * `node_modules/yaml`.
 * @param {readonly string[]} inputs Files of a bundle.
 */
export const packagesOf = (inputs) =>
  // The path before the first node_modules is ignored, because node_modules may be a link.
  [...new Set(inputs.flatMap((input) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []))].sort();

/**
 * Converts a package of the lock file to a CycloneDX component.
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
