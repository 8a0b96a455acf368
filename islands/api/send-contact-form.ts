// Sends the support and contact forms to the forms server.
import type { Locale } from 'archipel';
import { bodyOf, fieldOf, spendToken, tokenFor } from 'archipel/forms';
import { messageFrom } from './form-message.ts';
import { failure, requestTimeoutMs, type SendResult } from './result.ts';

interface SendContactFormOptions {
  readonly endpoint: string;
  readonly language: Locale;
  /** The limit for each of the two requests, for the token and for the message, in milliseconds. */
  readonly timeLimit?: number;
}

/** Posts `fields` as JSON. A failure has the message of the reply, or a text of the island if there is no message or no reply. */
export async function sendContactForm(
  fields: Readonly<Record<string, string>>,
  { endpoint, language, timeLimit = requestTimeoutMs }: SendContactFormOptions,
): Promise<SendResult> {
  try {
    const token = await tokenFor(endpoint, timeLimit);
    const response = await fetch(endpoint, {
      method: 'POST',
      // The server replies in the language of this header if it cannot read the body.
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ ...fields, language, ...(token === undefined ? {} : { token }) }),
      signal: AbortSignal.timeout(timeLimit),
    });
    const result = read(response.ok, await bodyOf(response));
    if (result.success) spendToken(endpoint);
    return result;
  } catch (error) {
    console.error(error);
    return failure('errorGeneral');
  }
}

function read(isOk: boolean, body: unknown): SendResult {
  const message = fieldOf(body, 'message');
  if (isOk && fieldOf(body, 'success') === true) return { success: true, message: messageFrom(message, 'sent'), ticket: ticketIn(body) };
  return { success: false, error: messageFrom(message, 'errorSending'), fields: textsIn(fieldOf(body, 'errors')) };
}

/** Returns the number of the ticket, or undefined if the reply has none that a visitor could read out on the telephone. */
function ticketIn(body: unknown): string | undefined {
  const ticket = fieldOf(body, 'ticket');
  return typeof ticket === 'string' && /^[\w-]{1,40}$/.test(ticket) ? ticket : undefined;
}

/** Returns the properties of an object that are texts. */
const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(Object(value)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
