// The type of the list from which the browser loads islands.
import type { ComponentType } from 'react';

/**
 * Functions that load the module of an island, by the name of the island. The module exports the component under the same name. Props are
 * type-checked where the page is rendered, so here they have no type.
 */
export type Registry = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType<never>>>>>>;
