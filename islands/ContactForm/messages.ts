// The names of the island's messages, each with its use. The texts are in `content`, in one file per language. Unlike other texts there,
// they cannot contain references to facts, such as `{phone.support}`.
import { words } from 'archipel';

export const messages = {
  contactForm: words('The contact form.', {
    name: 'The field for the name.',
    email: 'The field for the e-mail address.',
    subject: 'The field for the subject.',
    message: 'The field for the message.',
    consent: 'The consent that the visitor gives; [words] in brackets become a link.',
    submit: 'The submit button.',
    busy: 'The submit button while the form is being sent.',
    direct: 'The line above the telephone number and the e-mail address.',
    successTitle: 'The heading after success.',
    successText: 'The sentence after success.',
    ticket: 'Before the ticket number, after success.',
    sentTo: 'Before the e-mail address to which the reply goes, after success.',
    urgent: 'Before the telephone number, after success.',
    again: 'The button that leads back to an empty form.',
    sent: 'The confirmation after the message has been sent.',
    errorName: 'Shown if the name is missing.',
    errorEmailMissing: 'Shown if the e-mail address is missing.',
    errorEmail: 'Shown if the e-mail address is not valid.',
    errorMessage: 'Shown if the message is missing.',
    errorTooLong: 'Shown if a text is too long.',
    errorSending: 'Shown if the service refuses the message.',
    errorGeneral: 'Shown if the service cannot be reached.',
  }),
};
