/** Returns whether both values have the same JSON. The order of keys matters. */
export const isSameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
