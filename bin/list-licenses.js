// `npm run --silent licenses`: the licences of all that `npm ci --omit=dev` has installed here, and of what is bundled into the
// engine. What is not for this machine is not installed and not listed.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from './bundle-engine.js';
import { isInstalled, lockedIn } from './bundled-packages.js';
import { licensesOf } from './licenses.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const installed = Object.entries(lockedIn(root)).flatMap(([path, entry]) => (path !== '' && isInstalled(entry) ? [path] : []));
console.log(licensesOf(root, [...new Set([...installed, ...(await bundledPackages(root))])].sort()));
