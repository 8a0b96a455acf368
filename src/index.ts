// The entry point `archipel`: what the configuration of a site is written with.
import type { SiteDefinition } from './site/definition.ts';

/** Returns `definition`, with its type checked. */
export const defineSite = (definition: SiteDefinition): SiteDefinition => definition;
