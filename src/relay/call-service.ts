// Forwards a form to the service that processes it, with the key that visitors must not see.
import { parseJson } from '../node/fs/read-text.ts';
import type { FormService } from '../site/forms/definition.ts';
import { readBody } from './body.ts';
import type { FormsPorts, Provider } from './ports.ts';

const timeLimit = 10_000;

/** The refusal of a service, or undefined if it has accepted the form. `error` is a text of the service that visitors may read. */
type Refusal = { readonly status: number; readonly error?: string } | undefined;

/**
 * Sends `fields` to the service. Resolves to undefined if the service accepts them, otherwise to its refusal: invalid fields (400), a wrong
 * key (401) or any other failure (502).
 */
export async function callService(
  fields: Readonly<Record<string, unknown>>,
  { name, keyField, provider }: FormService & { readonly provider: Provider },
  { fetch, log }: FormsPorts,
): Promise<Refusal> {
  const texts = Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]);
  try {
    const response = await fetch(provider.endpoint, {
      method: 'POST',
      body: new URLSearchParams([[keyField, provider.key], ...texts]),
      // A redirect must not carry the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!response.ok) log(`${name}: the provider answered ${response.status}`);
    return refusalOf(response, await errorOf(response), provider);
  } catch (error) {
    log(`${name}: the provider did not answer (${error instanceof Error ? error.name : 'unknown'})`);
    return { status: 502 };
  }
}

function refusalOf({ ok, status }: Response, error: string | true | undefined, { key }: Provider): Refusal {
  if (status === 401 || status === 400) return { status };
  if (ok && error === undefined) return undefined;
  return { status: 502, ...(typeof error === 'string' && isFit(error) && !error.includes(key) ? { error } : {}) };
}

/** Returns the error in a reply, undefined if there is none, or true if the error is not a text or the reply is not JSON. */
async function errorOf(response: Response): Promise<string | true | undefined> {
  const body = await readBody(response);
  const reply = 'text' in body ? parseJson(body.text) : undefined;
  if (reply === undefined) return true;
  const error = typeof reply === 'object' && reply !== null && 'error' in reply ? reply.error : undefined;
  if (error === undefined || error === null || error === false || error === '') return undefined;
  return typeof error === 'string' ? error : true;
}

/** Returns whether an error is fit for visitors: short, in one line and without markup, so not a web page or a stack trace. */
const isFit = (error: string): boolean => error.length <= 200 && !/[\p{Cc}<>]/u.test(error);
