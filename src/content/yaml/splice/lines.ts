// Finds the ends of lines in YAML.

/** Returns the line break that a file uses. */
export const lineBreakIn = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/**
 * Returns the offset of the end of the line on which a value ends, after a trailing comment. `end` is the offset at which the parser ends
 * the value; blank lines before it do not count.
 */
export function lineEnd(text: string, end: number): number {
  const last = text.slice(0, end).trimEnd().length;
  const next = text.indexOf('\n', last);
  return (next < 0 ? text : text.slice(0, next)).replace(/\r$/, '').length;
}
