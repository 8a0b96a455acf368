// The islands of a site: how to load the module of each, which exports its component under the name of the island.
import type { ComponentType } from 'react';

/** Loaders by the name of the island. Props are type-checked where the page is rendered, so here they have no type. */
export type Registry = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType<never>>>>>>;
