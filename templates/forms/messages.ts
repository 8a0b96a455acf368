// The messages in mails of forms. The messages of a form on its page belong to its island.
import { words } from 'archipel';

export const messages = {
  confirmation: words('The mail that confirms a message to its sender.', {
    subject: 'Its subject, with the number {{ticket}}.',
    text: "Its text, with the number {{ticket}}. Anyone can enter anyone's address: it repeats nothing that a visitor wrote.",
  }),
};
