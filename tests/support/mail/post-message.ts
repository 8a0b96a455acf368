// Sends a message to a forms server as the page with the form does: it requests a token first.

interface PostOptions {
  /** The origin of the page. */
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends `fields` to the form at `url`; resolves to the answer. */
export async function postMessage(url: string, fields: object, { origin, headers = {} }: PostOptions): Promise<Response> {
  const issued = (await (await fetch(url, { headers: { origin, ...headers } })).json()) as { readonly token?: string };
  return fetch(url, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...fields, token: issued.token }),
  });
}
