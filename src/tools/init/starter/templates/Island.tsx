// Places an island in a template, and says when it hydrates: `<Island of={NoteFilter} hydrate="interaction" props={{ … }} />`.
import { createIsland } from 'archipel';
import { islands } from './islands.ts';

export const Island = createIsland(islands);
