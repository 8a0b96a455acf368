import { defineIsland } from 'archipel';
import { Countdown } from './Countdown.tsx';

export default defineIsland({ component: Countdown });
