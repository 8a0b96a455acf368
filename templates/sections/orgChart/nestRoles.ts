// Turns the flat roles of a column into the tree that the organisation chart draws.
import type { SectionProps } from 'archipel';
import type { schema } from './schema.ts';

type FlatRole = SectionProps<typeof schema>['section']['top'];

export interface NestedRole extends FlatRole {
  /** The roles that report to this one. */
  readonly below: NestedRole[];
}

const rank = { executive: 0, management: 1, specialist: 2, support: 3 } as const;

/** Puts each role under the nearest preceding one of a higher level. Roles of one level stay siblings. */
export function nestRoles(roles: readonly FlatRole[]): NestedRole[] {
  const top: NestedRole[] = [];
  const open: NestedRole[] = [];
  for (const role of roles) {
    const nested = { ...role, below: [] };
    while (open.length > 0 && rank[open.at(-1)?.level ?? 'executive'] >= rank[role.level]) open.pop();
    (open.at(-1)?.below ?? top).push(nested);
    open.push(nested);
  }
  return top;
}
