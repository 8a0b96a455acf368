// The islands of a site: how to load the component of each.
import type { ComponentType } from 'react';

/** By the name of the island. Props are type-checked where the page is rendered, so here they are just an object. */
export type Registry = Readonly<Record<string, () => Promise<ComponentType<never>>>>;
