// The names of the messages of all forms, each with its use. The texts are in `content`, in one file per language. Unlike other texts
// there, they cannot contain references to facts, such as `{phone.support}`.
import { words } from 'archipel';

export const messages = {
  island: words('Words at every form: what becomes of the details, what is wrong, what to do where it does not work.', {
    privacy: 'Under the button: where to read what becomes of the details; [words] in brackets become a link.',
    unavailable: 'Shown where a form cannot be loaded.',
    reload: 'The button beside it that loads the page again.',
    noScript: 'Shown where JavaScript is switched off.',
    errorSummary: 'The line above the list of mistakes.',
  }),
};
