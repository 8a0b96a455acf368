// Islands as a site writes them: `islands/<name>/index.ts` exports one by default, and its folder names it.
import type { ReactNode } from 'react';

/** An island, whatever props its component takes. */
export interface IslandDefinition {
  readonly component: (props: never) => ReactNode;
}

/** The island of `definition`. In the browser its component comes from the file that is named as its folder. */
export const defineIsland = <Props extends object>(definition: { readonly component: (props: Props) => ReactNode }): IslandDefinition =>
  definition;
