// The names of the island's messages, each with its use. The texts are in `content`, in one file per language. Unlike other texts there,
// they cannot contain references to facts, such as `{phone.support}`.
import { words } from 'archipel';

export const messages = {
  discount: words('The discount dialog, which opens when a visitor is about to leave.', {
    title: 'The heading of the dialog.',
    lead: 'The sentence under the heading.',
    close: 'The name of the button that closes the dialog, for screen readers.',
    email: 'The field for the e-mail address.',
    consent: 'The consent that the visitor gives; [words] in brackets become a link.',
    submit: 'The submit button.',
    busy: 'The submit button while the form is being sent.',
    decline: 'The button that declines the discount.',
    direct: 'The line above the telephone number and the e-mail address.',
    successTitle: 'The heading after success.',
    successText: 'The sentence after success.',
    sentTo: 'Before the e-mail address to which the confirmation goes, after success.',
    errorEmailMissing: 'Shown if the e-mail address is missing.',
    errorEmail: 'Shown if the e-mail address is not valid.',
    errorAuthentication: 'Shown if the provider refuses the key. {{provider}} is filled in.',
    errorInput: 'Shown if the provider refuses the input.',
    errorReply: 'Shown if the provider replies with another error.',
    errorGeneral: 'Shown if the provider cannot be reached.',
  }),
};
