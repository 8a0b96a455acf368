// Scripts that depend on the definition of a site. They are bundled after the definition, and added to the scripts that are found by
// folder.
import type { SiteDefinition } from '../../site/definition.ts';
import type { BrowserBundle } from './bundle.ts';
import { type BundledEarlyScript, withEarlyScript } from './early-script.ts';
import { type BundledEmbedScript, withEmbedScript } from './embed-script.ts';

export interface DefinedScripts {
  readonly early: BundledEarlyScript | undefined;
  readonly embeds: BundledEmbedScript | undefined;
}

export const hasEmbeds = ({ embeds = [] }: SiteDefinition): boolean => embeds.length > 0;

/** Returns the browser's files including these scripts; the same bundle if there are none. */
export function withDefinedScripts(bundle: BrowserBundle, { early, embeds }: DefinedScripts): BrowserBundle {
  const withEarly = early === undefined ? bundle : withEarlyScript(bundle, early);
  return embeds === undefined ? withEarly : withEmbedScript(withEarly, embeds);
}
