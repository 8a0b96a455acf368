/** Returns whether an error is a stack overflow, as in a parser that recurses for each level of nesting. */
export const isOverflow = (error: unknown): boolean => error instanceof RangeError && /call stack/i.test(error.message);
