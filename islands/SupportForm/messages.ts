// The messages of the island. It gets them verbatim, so facts in braces are not filled in.
import { words } from 'archipel';

export const messages = {
  supportForm: words('The form for support tickets.', {
    customerNumber: 'The field for the customer number.',
    name: 'The field for the name.',
    email: 'The field for the e-mail address.',
    subject: 'The field for the subject.',
    message: 'The field for the message.',
    priority: 'The field for the priority.',
    priorityLow: 'Its entry for low.',
    priorityNormal: 'Its entry for normal.',
    priorityHigh: 'Its entry for high.',
    submit: 'The button that sends.',
    busy: 'The button while it sends.',
    direct: 'The line above telephone and e-mail.',
    successTitle: 'The heading after success.',
    successText: 'The sentence after success.',
    sent: 'What is said when it has been sent.',
    errorCustomerNumber: 'The mistake of a missing customer number.',
    errorName: 'The mistake of a missing name.',
    errorEmailMissing: 'The mistake of a missing e-mail address.',
    errorEmail: 'The mistake of a wrong e-mail address.',
    errorSubject: 'The mistake of a missing subject.',
    errorMessage: 'The mistake of a missing message.',
    errorTooLong: 'The mistake of a text that is too long.',
    errorSending: 'Shown where the service refuses the message.',
    errorGeneral: 'Shown where the service cannot be reached.',
  }),
};
