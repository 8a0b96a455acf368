// The messages of wiring plans.
import { words } from 'archipel';

export const messages = {
  wiring: words('A wiring plan that visitors draw by ticking their systems.', {
    choose: 'The name of the group of boxes, for screen readers.',
    count: 'After the number of connections, in the centre.',
  }),
};
