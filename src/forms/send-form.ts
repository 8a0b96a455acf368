// Sends a form to the forms server. Calls never throw: failures are values with a text for the visitor.
import type { FieldRules, FormDescription } from './description.ts';
import { bodyOf, fieldOf } from './reply.ts';
import { spendToken, tokenFor } from './token.ts';
import type { SendOutcome } from './use-submission.ts';
import type { FormTexts } from './words.ts';

/** Milliseconds after which a call counts as failed. */
const patience = 15_000;

export interface SendFormOptions {
  /** Where the form is sent. */
  readonly action: string;
  /** The language of the page. */
  readonly language: string;
  readonly texts: Pick<FormTexts<FieldRules>, 'failed' | 'offline'>;
  /** In milliseconds. */
  readonly timeLimit?: number;
}

/** Posts `values` as the browser itself would, and with the token of the form. */
export async function sendForm(
  { token }: Pick<FormDescription, 'token'>,
  values: Readonly<Record<string, string>>,
  { action, language, texts, timeLimit = patience }: SendFormOptions,
): Promise<SendOutcome> {
  try {
    const pass = token ? await tokenFor(action, timeLimit) : undefined;
    const response = await fetch(action, {
      method: 'POST',
      // A body that cannot be read names no language: the header does.
      headers: { Accept: 'application/json', 'Accept-Language': language },
      body: new URLSearchParams({ ...values, ...(pass === undefined ? {} : { token: pass }) }),
      signal: AbortSignal.timeout(timeLimit),
    });
    const outcome = outcomeIn(response.ok, await bodyOf(response), texts.failed);
    if (outcome.success) spendToken(action);
    return outcome;
  } catch (error) {
    // Offline, blocked, too slow: the message of the browser ("Failed to fetch") does not help a visitor.
    console.error(error);
    return { success: false, message: texts.offline, isOffline: true };
  }
}

function outcomeIn(isOk: boolean, body: unknown, failed: string): SendOutcome {
  if (isOk && fieldOf(body, 'success') === true) return { success: true, ticket: ticketIn(body) };
  return { success: false, message: messageIn(body) ?? failed, fields: textsIn(fieldOf(body, 'errors')) };
}

const longestMessage = 200;

/** The message of a reply, if it is fit for a visitor. */
function messageIn(body: unknown): string | undefined {
  const message = fieldOf(body, 'message');
  const text = typeof message === 'string' ? message.trim() : '';
  return text !== '' && text.length <= longestMessage ? text : undefined;
}

/** The number of the ticket; undefined if the reply has none that a visitor could read out on the telephone. */
function ticketIn(body: unknown): string | undefined {
  const ticket = fieldOf(body, 'ticket');
  return typeof ticket === 'string' && /^[\w-]{1,40}$/.test(ticket) ? ticket : undefined;
}

/** The texts of an object by their names, whatever else it holds. */
export const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(Object(value)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
