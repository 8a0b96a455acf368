// Sends a form to the forms server. Calls never throw: failures are values with a text for the visitor.
import type { FieldRules, FormDescription } from './description.ts';
import { bodyOf, fieldOf } from './reply.ts';
import { spendToken, tokenFor } from './token.ts';
import type { SendOutcome } from './use-submission.ts';
import type { FormTexts } from './words.ts';

/** Milliseconds after which a request counts as failed. */
const patience = 15_000;

export interface SendFormOptions {
  /** The URL to which the form is sent. */
  readonly action: string;
  /** The language of the page. */
  readonly language: string;
  readonly texts: Pick<FormTexts<FieldRules>, 'failed' | 'offline'>;
  /** The time limit for the request, in milliseconds; 15 seconds if missing. */
  readonly timeLimit?: number;
}

/** Posts `values` in the format of a browser's form submission, with a token if the form requires one and the server issues one. */
export async function sendForm(
  { token }: Pick<FormDescription, 'token'>,
  values: Readonly<Record<string, string>>,
  { action, language, texts, timeLimit = patience }: SendFormOptions,
): Promise<SendOutcome> {
  try {
    const pass = token ? await tokenFor(action, timeLimit) : undefined;
    const response = await fetch(action, {
      method: 'POST',
      // The header states the language, in case the server cannot parse the body.
      headers: { Accept: 'application/json', 'Accept-Language': language },
      body: new URLSearchParams({ ...values, ...(pass === undefined ? {} : { token: pass }) }),
      signal: AbortSignal.timeout(timeLimit),
    });
    const outcome = outcomeIn(response.ok, await bodyOf(response), texts.failed);
    if (outcome.success) spendToken(action);
    return outcome;
  } catch (error) {
    // The request failed because the visitor is offline, or it was blocked or too slow. The message of the browser
    // ("Failed to fetch") does not help visitors.
    console.error(error);
    return { success: false, message: texts.offline, isOffline: true };
  }
}

function outcomeIn(isOk: boolean, body: unknown, failed: string): SendOutcome {
  if (isOk && fieldOf(body, 'success') === true) return { success: true, ticket: ticketIn(body) };
  return { success: false, message: messageIn(body) ?? failed, fields: textsIn(fieldOf(body, 'errors')) };
}

const maxMessageLength = 200;

/** Returns the message of a reply, or undefined if it is missing, empty or too long for visitors. */
function messageIn(body: unknown): string | undefined {
  const message = fieldOf(body, 'message');
  const text = typeof message === 'string' ? message.trim() : '';
  return text !== '' && text.length <= maxMessageLength ? text : undefined;
}

/** Returns the number of the ticket, or undefined if the reply has none that a visitor could read out on the telephone. */
function ticketIn(body: unknown): string | undefined {
  const ticket = fieldOf(body, 'ticket');
  return typeof ticket === 'string' && /^[\w-]{1,40}$/.test(ticket) ? ticket : undefined;
}

/** Returns those properties of an object whose values are strings. */
export const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(Object(value)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
