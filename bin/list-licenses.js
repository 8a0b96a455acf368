// `npm run --silent licenses`: prints the licenses of all packages that `npm ci --omit=dev` installs here, and of those
// that are bundled into the engine. Packages for other systems are not installed and not listed.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from './bundle-engine.js';
import { isInstalled, lockedIn } from './bundled-packages.js';
import { licensesOf } from './licenses.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const installed = Object.entries(lockedIn(root)).flatMap(([path, entry]) => (path !== '' && isInstalled(entry) ? [path] : []));
console.log(licensesOf(root, [...new Set([...installed, ...(await bundledPackages(root))])].sort()));
