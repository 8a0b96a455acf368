// The names of the island's messages, each with its use. The texts are in `content`, in one file per language. Unlike other texts there,
// they cannot contain references to facts, such as `{phone.support}`.
import { words } from 'archipel';

export const messages = {
  contactForm: words('The contact form.', {
    name: 'The field for the name.',
    email: 'The field for the e-mail address.',
    subject: 'The field for the subject.',
    message: 'The field for the message.',
    consent: 'What one agrees to; [words] in brackets become a link.',
    submit: 'The button that sends.',
    busy: 'The button while it sends.',
    direct: 'The line above telephone and e-mail.',
    successTitle: 'The heading after success.',
    successText: 'The sentence after success.',
    ticket: 'Before the number of the message, after success.',
    sentTo: 'Before the address that is answered, after success.',
    urgent: 'Before the telephone number, after success.',
    again: 'The button that leads back to an empty form.',
    sent: 'What is said when it has been sent.',
    errorName: 'The mistake of a missing name.',
    errorEmailMissing: 'The mistake of a missing e-mail address.',
    errorEmail: 'The mistake of a wrong e-mail address.',
    errorMessage: 'The mistake of a missing message.',
    errorTooLong: 'The mistake of a text that is too long.',
    errorSending: 'Shown where the service refuses the message.',
    errorGeneral: 'Shown where the service cannot be reached.',
  }),
};
