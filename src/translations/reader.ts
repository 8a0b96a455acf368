// One kind of fact in texts: how it looks, and what it says in a notation that both languages share.

/**
 * A pattern, and what a match with its groups says: tokens that are equal where the facts are; undefined where the
 * match is none after all and is left to other readers.
 */
export type Reader = readonly [RegExp, (match: string, ...groups: (string | undefined)[]) => readonly string[] | undefined];
