import { defineIsland } from 'archipel';
import { PackingList } from './PackingList.tsx';

export default defineIsland({ component: PackingList });
