// Reads the body of a message as text. Bytes are counted while they arrive: a declared length may be false, and a chunked body declares
// none.
import { parseJson } from '../node/fs/read-text.ts';

/** Maximum size of a body, in bytes. */
const bodyLimit = 32 * 1024;
/** The limit of an HTML form is `bodyLimit` times this factor, because it writes each escaped byte as three bytes. */
const escaping = 3;

const htmlForm = 'application/x-www-form-urlencoded';

const typeOf = (headers: Headers): string => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

export type ReadBody = { readonly text: string } | { readonly refused: 'too-large' | 'unreadable' };

/** Reads the body of a request or response as text. Refuses a body that is not UTF-8 or exceeds the limit. */
export async function readBody({ body, headers }: Pick<Request, 'body' | 'headers'>): Promise<ReadBody> {
  const limit = typeOf(headers) === htmlForm ? escaping * bodyLimit : bodyLimit;
  if (Number(headers.get('content-length') ?? 0) > limit) return { refused: 'too-large' };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, bytes] = ['', 0];
  try {
    // The reader is not canceled, because canceling would close the connection before the answer is sent.
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

/** Parses the fields of an HTML form. Returns undefined if a name occurs twice, because programs differ in which value they read. */
function fieldsOf(text: string): unknown {
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map(pairs);
  return fields.size === pairs.length ? Object.fromEntries(fields) : undefined;
}

/**
 * A reader for each accepted type of body. Other types are refused, because a page of another site can send `text/plain` without a
 * preflight request.
 */
const readers: Readonly<Record<string, (text: string) => unknown>> = { 'application/json': parseJson, [htmlForm]: fieldsOf };

/**
 * Returns the reader for the body type in `headers`, or undefined if the type is not accepted. The reader returns undefined for an invalid
 * body.
 */
export const bodyReader = (headers: Headers): ((text: string) => unknown) | undefined => {
  const type = typeOf(headers);
  return Object.hasOwn(readers, type) ? readers[type] : undefined;
};

/**
 * Returns whether a browser has submitted the form without a script, and will display the answer. Requests of the form's script do not
 * accept HTML.
 */
export const isNavigation = ({ headers }: Pick<Request, 'headers'>): boolean =>
  typeOf(headers) === htmlForm && /(?:^|,)\s*text\/html\b/i.test(headers.get('accept') ?? '');

/** Returns the headers of a request that describe its sender. */
export const senderOf = ({ headers }: Pick<Request, 'headers'>) => ({
  acceptLanguage: headers.get('accept-language'),
  origin: headers.get('origin') ?? '',
  referrer: headers.get('referer'),
});
