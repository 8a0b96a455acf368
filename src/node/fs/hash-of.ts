/** The SHA-256 of bytes, or of a text as UTF-8. Most starts hash nothing, and `node:crypto` takes a twentieth of their time to load. */
export const sha256 = (bytes: Uint8Array | string): Buffer =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(bytes).digest();

/** A short name for content: equal bytes, equal hash. */
export const hashOf = (bytes: Uint8Array | string): string => sha256(bytes).toString('hex').slice(0, 10);
