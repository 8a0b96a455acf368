// Asks the dev server about a place, or to change it.
import type { ClientMessages } from '../messages.ts';
import type { Saved } from './protocol.ts';

/** Data, or the reason why there is none, for people. */
export type ServerAnswer<T> = { readonly data: T } | { readonly refusal: string };

/** Sends a request of the protocol; never rejects. */
export async function askServer<T>(name: string, body: object, { noServer }: Pick<ClientMessages, 'noServer'>): Promise<ServerAnswer<T>> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    // A page that goes away still says what is to be forgotten.
    const answer = await fetch(`/__archipel/edit/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      keepalive: name === 'close',
    });
    // The server answers with the type that the protocol has for the request.
    return answer.ok ? { data: (await answer.json()) as T } : { refusal: (await answer.text()).trim() || noServer };
  } catch {
    return { refusal: noServer };
  }
}

/** The same for a change of content; what the server does not answer is refused. */
export async function askToChange(name: string, body: object, messages: ClientMessages): Promise<Saved> {
  const answer = await askServer<Saved>(name, body, messages);
  return 'refusal' in answer ? { kind: 'refused', reason: answer.refusal } : answer.data;
}
