// The messages of exchanges.
import { words } from 'archipel';

export const messages = {
  exchange: words('A request and its answer, side by side.', {
    choose: 'The name of the choice of requests, for screen readers.',
    request: 'The heading of the request.',
    answer: 'The heading of the response.',
  }),
};
