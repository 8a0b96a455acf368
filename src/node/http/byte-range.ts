// A part of a file, which players of sound ask for to move in a recording (RFC 9110, 14). Safari plays nothing from a
// server without it.

/** The first and the last byte of a part. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of a file of `length` bytes that a header `Range` names; `missing` where the file has no such bytes. Undefined
 * asks for the whole file: without a header, with one that is malformed, and for several parts at once.
 */
export function byteRangeOf(header: string | undefined, length: number): ByteRange | 'missing' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = length - 1;
  if (from === '') return Number(to) === 0 || length === 0 ? 'missing' : { first: Math.max(length - Number(to), 0), last };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return Number(from) > last ? 'missing' : { first: Number(from), last: to === '' ? last : Math.min(Number(to), last) };
}
