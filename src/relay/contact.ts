// The support ticket and the contact form: two mails in sequence (DECISIONS.md, 9; SPEC.md, section 7).
import { confirmation, notification } from './mails.ts';
import type { RelayPorts, RelaySettings } from './ports.ts';
import { failed, sent } from './replies.ts';
import type { ContactMessage } from './schema.ts';

/** Sends both mails. Once the first is on its way the ticket exists: a lost confirmation is no failure. */
export async function sendMessage(message: ContactMessage, settings: RelaySettings, { send, now, note }: RelayPorts): Promise<Response> {
  const ticket = `TICKET-${now()}`;
  const notified = await send(notification(message, settings));
  if (!notified.ok) {
    note(`notification not sent: ${notified.why}`);
    return failed(502, message.language);
  }
  const confirmed = await send(confirmation(message, ticket, settings));
  if (!confirmed.ok) note(`confirmation not sent: ${confirmed.why}`);
  return sent(message.language);
}
