// All islands: each folder of islands/ is an island.
import { byFolder, type IslandDefinition } from 'archipel';

export const islands = byFolder(import.meta.glob<IslandDefinition>('../islands/*/index.ts', { eager: true, import: 'default' }));
