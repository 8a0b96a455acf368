// Formats the licenses of packages, with the texts that must accompany the packages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} path @returns {string | undefined} */
function textAt(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns the texts of the license files and notices in the folder of a package. @param {string} folder */
const textsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    .sort()
    .map((name) => (textAt(join(folder, name)) ?? '').trim());

/**
 * Returns the name, version, license and license texts of the package in each of `folders`. Missing packages are left
 * out.
 * @param {string} root
 * @param {readonly string[]} folders
 */
export const licensesOf = (root, folders) =>
  folders
    .flatMap((path) => {
      const manifest = textAt(join(root, path, 'package.json'));
      if (manifest === undefined) return [];
      /** @type {{ name: string, version: string, license?: string }} */
      const { name, version, license = 'without a licence' } = JSON.parse(manifest);
      const texts = textsIn(join(root, path));
      return [
        [`${name} ${version}: ${license}`, ...(texts.length === 0 ? ['(The package contains no license text.)'] : texts), ''].join('\n\n'),
      ];
    })
    .join('\n');
