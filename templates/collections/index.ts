// All collections of the site. Each folder here defines one, and has the same name as its content folder.
import { byFolder, type DefinedCollection } from 'archipel';

export const collections = byFolder(import.meta.glob<DefinedCollection>('./*/index.ts', { eager: true, import: 'default' }));
