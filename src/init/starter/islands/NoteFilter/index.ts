import { defineIsland } from 'archipel';
import { NoteFilter } from './NoteFilter.tsx';

export default defineIsland({ component: NoteFilter });
