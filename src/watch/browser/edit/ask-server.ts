// Sends the requests of content editing to the dev server.
import type { ClientMessages } from '../messages.ts';
import type { EditProtocol, Saved } from './protocol.ts';

/** The requested data, or a sentence that explains why there is none. */
export type ServerAnswer<T> = { readonly data: T } | { readonly refusal: string };

type RequestName = keyof EditProtocol;

/** Sends a request of the protocol; never rejects. */
export async function askServer<Name extends RequestName>(
  name: Name,
  body: EditProtocol[Name]['body'],
  { noServer }: Pick<ClientMessages, 'noServer'>,
): Promise<ServerAnswer<EditProtocol[Name]['response']>> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    // `keepalive` lets a page send the request even while the visitor leaves the page.
    const answer = await fetch(`/__archipel/edit/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      keepalive: name === 'close',
    });
    return answer.ok ? { data: await answer.json() } : { refusal: (await answer.text()).trim() || noServer };
  } catch {
    return { refusal: noServer };
  }
}

/** Sends a change of content; if the server does not answer, the change counts as refused. */
export async function askToChange<Name extends 'save' | 'item' | 'undo' | 'redo' | 'take-back'>(
  name: Name,
  body: EditProtocol[Name]['body'],
  messages: ClientMessages,
): Promise<Saved> {
  const answer = await askServer(name, body, messages);
  return 'refusal' in answer ? { kind: 'refused', reason: answer.refusal } : answer.data;
}
