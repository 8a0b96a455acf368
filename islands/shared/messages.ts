// The messages of all forms. Islands get them verbatim, so facts in braces are not filled in.
import { words } from 'archipel';

export const messages = {
  island: words('Words in place of a form that does not work, and above its mistakes.', {
    unavailable: 'Shown where a form cannot be loaded.',
    noScript: 'Shown where JavaScript is switched off.',
    errorSummary: 'The line above the list of mistakes.',
  }),
};
