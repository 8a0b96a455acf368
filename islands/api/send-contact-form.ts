// Sends the English support and contact forms.
import type { Locale } from 'archipel';
import { messageFrom } from './form-message.ts';
import { bodyOf, fieldOf } from './reply.ts';
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
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...fields, language }),
      signal: AbortSignal.timeout(timeLimit),
    });
    return read(response.ok, await bodyOf(response));
  } catch (error) {
    console.error(error);
    return failure('errorGeneral');
  }
}

function read(isOk: boolean, body: unknown): SendResult {
  const message = fieldOf(body, 'message');
  return isOk && fieldOf(body, 'success') === true
    ? { success: true, message: messageFrom(message, 'sent') }
    : { success: false, error: messageFrom(message, 'errorSending') };
}
