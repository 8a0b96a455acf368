import { createIsland } from 'archipel';
import { islands } from './islands.ts';

export const Island = createIsland(islands);
