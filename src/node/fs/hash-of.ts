/** The SHA-256 of bytes, or of a text as UTF-8, in hexadecimal. Most starts hash nothing, and `node:crypto` takes a twentieth of their time to load. */
export const sha256 = (bytes: Uint8Array | string): string => process.getBuiltinModule('node:crypto').hash('sha256', bytes);

/** A short name for content: equal bytes, equal hash. */
export const hashOf = (bytes: Uint8Array | string): string => sha256(bytes).slice(0, 10);
