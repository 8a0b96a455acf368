// `npm run --silent sbom`: prints the software bill of materials (CycloneDX) of the packages that `npm ci --omit=dev`
// installs or that are bundled into the engine.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './bill-of-materials.js';
import { bundledPackages } from './bundle-engine.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
console.log(JSON.stringify(billOfMaterials(root, await bundledPackages(root)), null, 2));
