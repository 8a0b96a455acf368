// Places an island in a template, and says when it hydrates: `<Island of={NoteFilter} hydrate="interaction" props={{ … }} />`.
import { createIsland, type IslandDefinition } from 'archipel';

export const Island = createIsland(import.meta.glob<IslandDefinition>('../islands/*/index.ts', { eager: true, import: 'default' }));
