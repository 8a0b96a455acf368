// A block of content: an object with keys, as YAML and JSON have them.

/** Whether a value is a block, not a list. */
export const isBlock = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
