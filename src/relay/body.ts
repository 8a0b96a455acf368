// The body of a message as text. Bytes are counted while they come in: a length that is named may be a lie, and a
// chunked body names none.

/** Bytes of a body. */
const bodyLimit = 32 * 1024;
/** Times as many for the fields of an HTML form, which writes each byte of a letter as three. */
const escaping = 3;

const htmlForm = 'application/x-www-form-urlencoded';

const typeOf = (headers: Headers): string => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

export type ReadBody = { readonly text: string } | { readonly refused: 'too-large' | 'unreadable' };

/** The text of `message`, which must be UTF-8 of a length that a form can have. */
export async function readBody({ body, headers }: Pick<Request, 'body' | 'headers'>): Promise<ReadBody> {
  const limit = typeOf(headers) === htmlForm ? escaping * bodyLimit : bodyLimit;
  if (Number(headers.get('content-length') ?? 0) > limit) return { refused: 'too-large' };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, bytes] = ['', 0];
  try {
    // The reader is left where it stopped: to cancel it would close the connection before the answer is sent.
    const reader = body?.getReader();
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > limit) return { refused: 'too-large' };
      text += decoder.decode(part.value, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch {
    return { refused: 'unreadable' };
  }
}

/** The value of `text` as JSON; undefined if it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of an HTML form; undefined if one comes twice, because readers of such a form may differ. */
function fieldsOf(text: string): unknown {
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map(pairs);
  return fields.size === pairs.length ? Object.fromEntries(fields) : undefined;
}

/** How bodies are read, by their type. No other type is accepted: a page of another site could send it without a preflight request. */
const readers: Readonly<Record<string, (text: string) => unknown>> = { 'application/json': jsonOf, [htmlForm]: fieldsOf };

/** Reads a body of the type in `headers` as a value, which is undefined if invalid; undefined for a type that no form has. */
export const bodyReader = (headers: Headers): ((text: string) => unknown) | undefined => {
  const type = typeOf(headers);
  return Object.hasOwn(readers, type) ? readers[type] : undefined;
};

/** Whether a browser has sent a form by itself and shows what is answered. Scripts do not ask for HTML. */
export const isNavigation = ({ headers }: Pick<Request, 'headers'>): boolean =>
  typeOf(headers) === htmlForm && /(?:^|,)\s*text\/html\b/i.test(headers.get('accept') ?? '');

/** The headers of a form that describe its sender. */
export const senderOf = ({ headers }: Pick<Request, 'headers'>) => ({
  asked: headers.get('accept-language'),
  origin: headers.get('origin') ?? '',
  referrer: headers.get('referer'),
});
