/** Returns whether a value is a block: an object with keys, as in YAML and JSON, and not a list. */
export const isBlock = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
