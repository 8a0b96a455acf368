import { createHash } from 'node:crypto';

/** A short name for content: equal bytes, equal hash. */
export const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 10);
