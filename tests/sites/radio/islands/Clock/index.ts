import { defineIsland, words } from 'archipel';
import { Clock } from './Clock.tsx';

export default defineIsland({
  component: Clock,
  messages: { countdown: words('The clock of a promotion.', { days: 'Under the days.', hours: 'Under the hours.' }) },
});
