/**
 * Returns the SHA-256 of bytes, or of a text as UTF-8, in hexadecimal. `node:crypto` is loaded on demand, because loading takes a twentieth
 * of the start-up time and most runs hash nothing.
 */
export const sha256 = (bytes: Uint8Array | string): string => process.getBuiltinModule('node:crypto').hash('sha256', bytes);

/** Returns the first ten digits of the SHA-256 of `bytes`. */
export const hashOf = (bytes: Uint8Array | string): string => sha256(bytes).slice(0, 10);
