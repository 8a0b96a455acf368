// Passes a subscription on to the e-mail marketing provider with the key that visitors must not see (SPEC.md,
// sections 7 and 8).
import { jsonOf, readBody } from './body.ts';
import type { FormsPorts, Provider } from './ports.ts';
import { notSubscribed, subscribed } from './replies.ts';
import type { Subscription } from './schema.ts';

const timeLimit = 10_000;

/** Subscribes, and says in the words of SPEC.md what the provider made of it. */
export async function subscribe(subscription: Subscription, provider: Provider, { fetch, log }: FormsPorts): Promise<Response> {
  try {
    const response = await fetch(provider.endpoint, {
      method: 'POST',
      body: bodyFor(subscription, provider),
      // The key goes where it was meant to go, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!response.ok) log(`newsletter: the provider answered ${response.status}`);
    return mapped(response, await errorOf(response), provider);
  } catch (error) {
    log(`newsletter: the provider did not answer (${error instanceof Error ? error.name : 'unknown'})`);
    return notSubscribed(502);
  }
}

const bodyFor = ({ website: _, ...fields }: Subscription, { key }: Provider): URLSearchParams =>
  new URLSearchParams({ api_key: key, ...fields });

function mapped({ ok, status }: Response, error: string | true | undefined, { name, key }: Provider): Response {
  if (status === 401) return notSubscribed(401, `Authentifizierungsfehler bei ${name}`);
  if (status === 400) return notSubscribed(400, 'Ungültige Eingabedaten');
  if (ok && error === undefined) return subscribed();
  return notSubscribed(502, typeof error === 'string' && isFit(error) && !error.includes(key) ? error : undefined);
}

/** The error that a reply names; true where it names one in another form than a text, or is no reply of a service. */
async function errorOf(response: Response): Promise<string | true | undefined> {
  const body = await readBody(response);
  const reply = 'text' in body ? jsonOf(body.text) : undefined;
  if (reply === undefined) return true;
  const error = typeof reply === 'object' && reply !== null && 'error' in reply ? reply.error : undefined;
  if (error === undefined || error === null || error === false || error === '') return undefined;
  return typeof error === 'string' ? error : true;
}

/** A sentence for a visitor, not a page or a trace of a program. */
const isFit = (error: string): boolean => error.length <= 200 && !/[\p{Cc}<>]/u.test(error);
