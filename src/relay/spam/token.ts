// Tokens of forms. A page requests a token when the visitor starts to fill in a form, and sends it with the form. A token is signed,
// contains a time and a random number, and is valid for one form, one day and one message. Browsers store no tokens.
// The relay stores only the id of a used token, as the id of the message.

/** Milliseconds for which a token is valid. */
export const maxTokenAge = 24 * 60 * 60_000;

const encoder = new TextEncoder();

/** Derives the key that signs tokens from a secret. */
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

/** Returns a signed token; `id` becomes the id of the message, and must be unique. */
export async function issueToken({ key, form, now }: Signing, id: string): Promise<string> {
  const content = `${now.toString(36)}.${id}`;
  return `${content}.${hexOf(await crypto.subtle.sign('HMAC', key, signed(form, content)))}`;
}

export interface ReadToken {
  readonly id: string;
  /** Milliseconds since the token was issued. */
  readonly age: number;
}

/** Returns the content of a token, or undefined if it is not valid for this form or has expired. */
export async function readToken({ key, form, now }: Signing, token: string): Promise<ReadToken | undefined> {
  const [, time = '', id = '', signature = ''] = /^([\da-z]{1,11})\.([\da-f]{8,64})\.([\da-f]{64})$/.exec(token) ?? [];
  if (signature === '') return undefined;
  const isOurs = await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed(form, `${time}.${id}`));
  const age = now - Number.parseInt(time, 36);
  return isOurs && age <= maxTokenAge ? { id, age } : undefined;
}

/** Returns the SHA-256 hash of `text` in hexadecimal digits. */
export const sha256Of = async (text: string): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
