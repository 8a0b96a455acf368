/** True for what a parser throws that calls itself for each level of a text and has no room left for a further one. */
export const isOverflow = (error: unknown): boolean => error instanceof RangeError && /call stack/i.test(error.message);
