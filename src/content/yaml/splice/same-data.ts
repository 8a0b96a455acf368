/** True for data that JSON would write alike, keys in the same order. */
export const isSameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
