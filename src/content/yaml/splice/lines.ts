// Lines of YAML.

/** The end of the line at which a value ends, a comment behind it included; of a block, that of its last line with words. */
export function lineEnd(text: string, end: number): number {
  const last = text.slice(0, end).trimEnd().length;
  const next = text.indexOf('\n', last);
  return (next < 0 ? text : text.slice(0, next)).replace(/\r$/, '').length;
}
