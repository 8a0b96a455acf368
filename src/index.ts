// The entry point `archipel`: what the configuration of a site is written with.
import './site/import-glob.ts';
import type { SiteDefinition } from './site/definition.ts';

/** Returns `definition`, with its type checked. */
export const defineSite = (definition: SiteDefinition): SiteDefinition => definition;
