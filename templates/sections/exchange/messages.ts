// The messages of exchanges.
import { words } from 'archipel';

export const messages = {
  exchange: words('A request and its answer, side by side.', {
    choose: 'The name of the choice of what is sent, for screen readers.',
    request: 'Above the request.',
    answer: 'Above the answer.',
  }),
};
