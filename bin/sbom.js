// `npm run --silent sbom`: the software bill of materials (CycloneDX) of what `npm ci --omit=dev` installs, and of what is bundled
// into the engine.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './bill-of-materials.js';
import { bundledPackages } from './bundle-engine.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
console.log(JSON.stringify(billOfMaterials(root, await bundledPackages(root)), null, 2));
