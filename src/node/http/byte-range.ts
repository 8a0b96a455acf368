// Parts of a file, which audio players request in order to seek (RFC 9110, 14). Without such parts, Safari plays nothing.

/** The first and the last byte of a part, both inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the part of a file of `length` bytes that a `Range` header requests, or `missing` if the file has no such bytes. Undefined
 * means the entire file: without a header, with a malformed one, and for several parts at once.
 */
export function byteRangeOf(header: string | undefined, length: number): ByteRange | 'missing' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = length - 1;
  if (from === '') return Number(to) === 0 || length === 0 ? 'missing' : { first: Math.max(length - Number(to), 0), last };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return Number(from) > last ? 'missing' : { first: Number(from), last: to === '' ? last : Math.min(Number(to), last) };
}
