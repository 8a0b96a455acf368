// The messages of inventories.
import { words } from 'archipel';

export const messages = {
  inventory: words('A register that visitors draft by ticking the systems they use.', {
    choose: 'The name of the group of boxes, for screen readers.',
    draft: 'The mark of the register as a draft.',
    count: 'After the number of systems.',
    none: 'Shown if no box is ticked.',
  }),
};
