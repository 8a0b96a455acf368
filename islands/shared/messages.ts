// The words of all forms. They reach islands as they stand, so nothing in them is filled in.
import { words } from 'archipel';

export const messages = {
  island: words('What stands in place of a form that does not work, and above its mistakes.', {
    unavailable: 'Shown where a form cannot be loaded.',
    noScript: 'Shown where JavaScript is switched off.',
    errorSummary: 'The line above the list of mistakes.',
  }),
};
