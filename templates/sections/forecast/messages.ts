// The messages of forecasts.
import { words } from 'archipel';

export const messages = {
  forecast: words('A forecast of eight weeks, in several cases.', {
    cases: 'The name of the choice of cases, for screen readers.',
    week: 'The name of a week. {{number}} is filled in.',
    zero: 'The name of the line below which the account is overdrawn.',
  }),
};
