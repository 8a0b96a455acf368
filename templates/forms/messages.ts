// The messages in mails of forms. The messages of a form on its page belong to its island.
import { words } from 'archipel';

export const messages = {
  confirmation: words('The mail that confirms a message to its sender.', {
    subject: 'The subject of the mail, with the ticket number {{ticket}}.',
    text: 'The text of the mail, with the ticket number {{ticket}}. It must not repeat what the visitor wrote, because visitors can enter the address of someone else.',
  }),
};
