// Sends a message to a relay as its page does: with a token that it has requested.

interface PostOptions {
  /** The address of the page. */
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to `fields`, sent to the form at `url`. */
export async function postMessage(url: string, fields: object, { origin, headers = {} }: PostOptions): Promise<Response> {
  const given = (await (await fetch(url, { headers: { origin, ...headers } })).json()) as { readonly token?: string };
  return fetch(url, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...fields, token: given.token }),
  });
}
