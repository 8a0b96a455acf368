// The names of the messages of all forms, each with its use. The texts are in `content`, in one file per language. Unlike other texts
// there, they cannot contain references to facts, such as `{phone.support}`.
import { words } from 'archipel';

export const messages = {
  island: words('The texts that all forms share: data protection, errors, and help if a form does not work.', {
    privacy: 'Under the button: the link to the privacy statement; [words] in brackets become the link.',
    unavailable: 'Shown if a form cannot be loaded.',
    reload: 'The button beside that text, which reloads the page.',
    noScript: 'Shown if JavaScript is switched off.',
    errorSummary: 'The heading of the list of errors.',
  }),
};
