import { defineIsland } from 'archipel';
import { Countdown } from './Countdown.tsx';
import { messages } from './messages.ts';

export default defineIsland({ component: Countdown, messages, early: true });
