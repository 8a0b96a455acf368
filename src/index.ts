// The entry point `archipel`: what the configuration and the templates of a site are written with.
import './site/import-glob.ts';
import type { SiteDefinition } from './site/definition.ts';

/** Returns `definition`, with its type checked. */
export const defineSite = (definition: SiteDefinition): SiteDefinition => definition;

export { createLocales } from './model/locale.ts';
export { defineIsland, type IslandDefinition } from './site/define-island.ts';
