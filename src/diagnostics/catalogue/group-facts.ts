// Groups the names of facts for a hint. A site has dozens of facts about prices, which would hide the others in a list.
import { groupBy } from '../../model/group-by.ts';

/** If more facts than this have the same part before the first dot, they form a group. */
const maxAlike = 4;

export interface FactGroups {
  /** The names that are listed one by one, in their original order. */
  readonly single: readonly string[];
  /** Groups of facts: the common part before the first dot, an example, and the number of facts. */
  readonly groups: readonly { readonly start: string; readonly example: string; readonly count: number }[];
}

/** Groups the names of facts by the part before the first dot. Names without a dot are never grouped. */
export function groupFacts(names: readonly string[]): FactGroups {
  const startOf = (name: string): string => (name.includes('.') ? name.slice(0, name.indexOf('.')) : '');
  const large = new Map([...groupBy(names, startOf)].filter(([start, members]) => start !== '' && members.length > maxAlike));
  return {
    single: names.filter((name) => !large.has(startOf(name))),
    groups: [...large].map(([start, members]) => ({ start, example: members[0], count: members.length })),
  };
}
