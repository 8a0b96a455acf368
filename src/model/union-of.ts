/** Returns a pattern that matches where one of `patterns` does; the first that matches counts. Their own flags are ignored. */
export const unionOf = (patterns: readonly RegExp[], flags: string): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);
