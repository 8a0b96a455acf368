// Finds the ends of lines in YAML.

/**
 * Returns the end of the line on which a value ends, including a trailing comment. A block ends on its last line that is
 * not blank.
 */
export function lineEnd(text: string, end: number): number {
  const last = text.slice(0, end).trimEnd().length;
  const next = text.indexOf('\n', last);
  return (next < 0 ? text : text.slice(0, next)).replace(/\r$/, '').length;
}
