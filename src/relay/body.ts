// The body of a message as text. Bytes are counted while they come in: a length that is named may be a lie, and a
// chunked body names none.

const bodyLimit = 32 * 1024;

export type ReadBody = { readonly text: string } | { readonly refused: 'too-large' | 'unreadable' };

/** The text of `message`, which must be UTF-8 of at most `bodyLimit` bytes. */
export async function readBody({ body, headers }: Pick<Request, 'body' | 'headers'>): Promise<ReadBody> {
  if (Number(headers.get('content-length') ?? 0) > bodyLimit) return { refused: 'too-large' };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, bytes] = ['', 0];
  try {
    // The reader is left where it stopped: to cancel it would close the connection before the answer is sent.
    const reader = body?.getReader();
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > bodyLimit) return { refused: 'too-large' };
      text += decoder.decode(part.value, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch {
    return { refused: 'unreadable' };
  }
}

/** The value that `text` is as JSON; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
