// Tokens of pages: a page asks for one when its visitor begins with a form, and sends it along. It is signed, is good for one form, one
// day and one message, and holds a time and a random number, so it is stored neither in browsers nor here.

/** Milliseconds for which a token is good. */
export const longestUse = 24 * 60 * 60_000;

const encoder = new TextEncoder();

/** The key that signs tokens, derived from a secret. */
export const tokenKeyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

interface Signing {
  readonly key: CryptoKey;
  /** The path of the form. */
  readonly form: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const signed = (form: string, content: string): Uint8Array<ArrayBuffer> => encoder.encode(`${form} ${content}`);
const hexOf = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** A token; `id` becomes the id of the message, and no other message has it. */
export async function issueToken({ key, form, now }: Signing, id: string): Promise<string> {
  const content = `${now.toString(36)}.${id}`;
  return `${content}.${hexOf(await crypto.subtle.sign('HMAC', key, signed(form, content)))}`;
}

export interface ReadToken {
  readonly id: string;
  /** Milliseconds since it was given. */
  readonly age: number;
}

/** The content of a token; undefined if it is not valid for this form, or too old. */
export async function readToken({ key, form, now }: Signing, token: string): Promise<ReadToken | undefined> {
  const [, time = '', id = '', signature = ''] = /^([\da-z]{1,11})\.([\da-f]{8,64})\.([\da-f]{64})$/.exec(token) ?? [];
  if (signature === '') return undefined;
  const isOurs = await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed(form, `${time}.${id}`));
  const age = now - Number.parseInt(time, 36);
  return isOurs && age <= longestUse ? { id, age } : undefined;
}

/** A short hash of `text`. */
export const shortHashOf = async (text: string): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
