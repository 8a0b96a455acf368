type Items = string | readonly unknown[];

/** Returns the lengths of the parts at the beginning and at the end that two texts or lists have in common. The parts do not overlap. */
export function commonEnds(one: Items, other: Items): { readonly prefix: number; readonly suffix: number } {
  const length = Math.min(one.length, other.length);
  let prefix = 0;
  while (prefix < length && one[prefix] === other[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < length - prefix && one.at(-1 - suffix) === other.at(-1 - suffix)) suffix += 1;
  return { prefix, suffix };
}
