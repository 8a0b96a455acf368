// The messages of calculations.
import { words } from 'archipel';

export const messages = {
  waterfall: words('A calculation in columns.', {
    choose: 'The name of the choice of columns, for screen readers.',
  }),
};
