/** True for the error of a parser that calls itself for each level of a text and runs out of stack. */
export const isOverflow = (error: unknown): boolean => error instanceof RangeError && /call stack/i.test(error.message);
