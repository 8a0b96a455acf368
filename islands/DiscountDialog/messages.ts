// The names of the island's messages, each with its use. The texts are in `content`, in one file per language. Unlike other texts there,
// they cannot contain references to facts, such as `{phone.support}`.
import { words } from 'archipel';

export const messages = {
  discount: words('The discount dialog, which opens when a visitor is about to leave.', {
    title: 'The heading of the dialog.',
    lead: 'The sentence under it.',
    close: 'The button that closes the dialog, read aloud.',
    email: 'The field for the e-mail address.',
    consent: 'What one agrees to; [words] in brackets become a link.',
    submit: 'The button that sends.',
    busy: 'The button while it sends.',
    decline: 'The button that does without.',
    direct: 'The line above telephone and e-mail.',
    successTitle: 'The heading after success.',
    successText: 'The sentence after success.',
    sentTo: 'Before the address to which the e-mail goes, after success.',
    errorEmailMissing: 'The mistake of a missing e-mail address.',
    errorEmail: 'The mistake of a wrong e-mail address.',
    errorAuthentication: 'Shown where the provider refuses the key. {{provider}} is filled in.',
    errorInput: 'Shown where the provider refuses what was sent.',
    errorReply: 'Shown where the provider answers with another mistake.',
    errorGeneral: 'Shown where the provider cannot be reached.',
  }),
};
