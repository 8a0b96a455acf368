// All collections: each folder here is one, with the name of its folder of content.
import { byFolder, type DefinedCollection } from 'archipel';

export const collections = byFolder(import.meta.glob<DefinedCollection>('./*/index.ts', { eager: true, import: 'default' }));
