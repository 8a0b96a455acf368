// The token of a form. The page requests a token from the forms server before the visitor sends the form, and the server expects it
// with the message. The page holds tokens in memory only.
import { bodyOf, fieldOf } from './reply.ts';

/** The maximum age of a token in milliseconds. The server accepts a token for a day. */
const maxAge = 12 * 60 * 60_000;
/**
 * The maximum time in milliseconds to wait for a token. After that, the message is sent without one, and the server holds
 * the message until a person releases it.
 */
const patience = 5_000;

interface Pending {
  readonly since: number;
  readonly token: Promise<string | undefined>;
}

/** Requested tokens by the URL of the form. */
const pending = new Map<string, Pending>();

async function fetchToken(endpoint: string, timeLimit: number): Promise<string | undefined> {
  try {
    const response = await fetch(endpoint, { signal: AbortSignal.timeout(timeLimit) });
    const token = response.ok ? fieldOf(await bodyOf(response), 'token') : undefined;
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Resolves to the token for the next message to `endpoint`, or to undefined if there is none. A token is reused until it is spent or 12
 * hours old. Never rejects.
 *
 * @example
 * ```tsx
 * import { tokenFor } from 'archipel/forms';
 *
 * // When a visitor begins to type, so that the token is there when the form is sent.
 * export const prepare = (): void => void tokenFor('/api/subscribe');
 * ```
 */
export async function tokenFor(endpoint: string, timeLimit: number = patience): Promise<string | undefined> {
  const known = pending.get(endpoint);
  const fresh =
    known !== undefined && Date.now() - known.since < maxAge
      ? known
      : { since: Date.now(), token: fetchToken(endpoint, Math.min(timeLimit, patience)) };
  pending.set(endpoint, fresh);
  const token = await fresh.token;
  // After a failure, the next call requests a new token.
  if (token === undefined && pending.get(endpoint) === fresh) pending.delete(endpoint);
  return token;
}

/**
 * Forgets the token of `endpoint`. Call this after a message was sent, because the next message needs another token.
 *
 * @example
 * ```tsx
 * import { spendToken, tokenFor } from 'archipel/forms';
 *
 * export async function send(email: string): Promise<void> {
 *   const token = await tokenFor('/api/subscribe');
 *   const { ok } = await fetch('/api/subscribe', { method: 'POST', body: JSON.stringify({ email, token }) });
 *   if (ok) spendToken('/api/subscribe');
 * }
 * ```
 */
export const spendToken = (endpoint: string): void => void pending.delete(endpoint);
