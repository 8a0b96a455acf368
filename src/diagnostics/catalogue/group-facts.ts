// The facts that texts may name, for a hint: a site has dozens of prices, and a list of all of them hides the others.

/** More facts that begin alike than this are one group. */
const maxAlike = 4;

export interface FactGroups {
  /** In the order that they came in. */
  readonly single: readonly string[];
  /** Facts that begin alike: the words before their first dot, one of them, and how many they are. */
  readonly groups: readonly { readonly start: string; readonly example: string; readonly count: number }[];
}

/** The names of facts; many with the same beginning are shown as a group. */
export function groupFacts(names: readonly string[]): FactGroups {
  const startOf = (name: string): string => (name.includes('.') ? name.slice(0, name.indexOf('.')) : '');
  const starts = [...new Set(names.map(startOf))];
  const alike = starts.map((start) => ({ start, members: names.filter((name) => startOf(name) === start) }));
  const large = alike.filter(({ start, members }) => start !== '' && members.length > maxAlike);
  return {
    single: names.filter((name) => !large.some(({ start }) => start === startOf(name))),
    groups: large.map(({ start, members }) => ({ start, example: members[0] ?? '', count: members.length })),
  };
}
