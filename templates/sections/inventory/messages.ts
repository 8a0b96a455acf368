// The messages of inventories.
import { words } from 'archipel';

export const messages = {
  inventory: words('A register that visitors draft by ticking what they use.', {
    choose: 'The name of the boxes, for screen readers.',
    draft: 'The mark of the sheet: it is a draft.',
    count: 'Behind the number of systems.',
    none: 'Where nothing is ticked.',
  }),
};
