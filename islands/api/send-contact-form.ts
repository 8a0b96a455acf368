// Sends the support and contact forms to the forms server.
import type { Locale } from 'archipel';
import { bodyOf, fieldOf, spendToken, tokenFor } from 'archipel/forms';
import { messageFrom } from './form-message.ts';
import { failure, requestTimeoutMs, type SendResult } from './result.ts';

interface SendContactFormOptions {
  readonly endpoint: string;
  readonly language: Locale;
  /** In milliseconds. */
  readonly timeLimit?: number;
}

/** Posts `fields` as JSON. If the reply has an error message, the failure has it; without a reply, it has a text of the island. */
export async function sendContactForm(
  fields: Readonly<Record<string, string>>,
  { endpoint, language, timeLimit = requestTimeoutMs }: SendContactFormOptions,
): Promise<SendResult> {
  try {
    const token = await tokenFor(endpoint, timeLimit);
    const response = await fetch(endpoint, {
      method: 'POST',
      // A body that cannot be read names no language: the header does.
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

/** The number of the ticket; undefined if the reply has none that a visitor could read out on the telephone. */
function ticketIn(body: unknown): string | undefined {
  const ticket = fieldOf(body, 'ticket');
  return typeof ticket === 'string' && /^[\w-]{1,40}$/.test(ticket) ? ticket : undefined;
}

/** The texts of an object by their names, whatever else it holds. */
const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(Object(value)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
