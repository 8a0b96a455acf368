// Measures texts. Up to 1 MiB, the encoded bytes are written to a shared buffer, because every build measures every page.
import type { OutputFile } from './output-file.ts';

const encoder = new TextEncoder();
const scratch = new Uint8Array(1 << 20);

/** Returns the length of `text` in bytes of UTF-8. */
export function byteLength(text: string): number {
  const { read, written } = encoder.encodeInto(text, scratch);
  return read === text.length ? written : encoder.encode(text).length;
}

/** Returns the length of a file in bytes. */
export const lengthOf = (bytes: OutputFile['bytes']): number => (typeof bytes === 'string' ? byteLength(bytes) : bytes.length);
