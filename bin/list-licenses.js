// `npm run --silent licenses`: the licences of all that `npm ci --omit=dev` has installed here, each with the packages that
// are under it and its text, as it is to accompany them. What is not for this machine is not installed and not listed.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} path @returns {string | undefined} */
function textAt(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The texts of the licence of the package in `folder`: files that are called so. @param {string} folder */
const textsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    .sort()
    .map((name) => (textAt(join(folder, name)) ?? '').trim());

/** @type {{ packages: Record<string, { dev?: boolean, devOptional?: boolean }> }} */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

for (const [path, { dev, devOptional }] of Object.entries(packages)) {
  const manifest = path === '' || dev || devOptional ? undefined : textAt(join(root, path, 'package.json'));
  if (manifest === undefined) continue;
  /** @type {{ name: string, version: string, license?: string }} */
  const { name, version, license = 'without a licence' } = JSON.parse(manifest);
  const texts = textsIn(join(root, path));
  console.log([`${name} ${version}: ${license}`, ...(texts.length === 0 ? ['(The package brings no text.)'] : texts), ''].join('\n\n'));
}
