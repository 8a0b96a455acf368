// The messages of wiring plans.
import { words } from 'archipel';

export const messages = {
  wiring: words('A wiring plan that visitors draw by ticking what they have.', {
    choose: 'The name of the boxes, for screen readers.',
    count: 'Behind the number of connections, in the centre.',
  }),
};
