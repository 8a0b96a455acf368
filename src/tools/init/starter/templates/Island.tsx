// Places an island in a template, and sets when it hydrates: `<Island of={noteFilter} hydrate="interaction" props={{ … }} />`.
import { createIsland } from 'archipel';
import { islands } from './islands.ts';
import { useView } from './ViewContext.ts';

export const Island = createIsland(islands, useView);
