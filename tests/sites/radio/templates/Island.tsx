import { createIsland } from 'archipel';
import { islands } from './islands.ts';
import { useView } from './ViewContext.ts';

export const Island = createIsland(islands, useView);
