// Scripts that follow from the definition of a site, and are therefore bundled after it, with those that are found by their folders.
import type { SiteDefinition } from '../../site/definition.ts';
import type { BrowserBundle } from './bundle.ts';
import { type BundledEarlyScript, withEarlyScript } from './early-script.ts';
import { type BundledEmbedScript, withEmbedScript } from './embed-script.ts';

export interface DefinedScripts {
  readonly early: BundledEarlyScript | undefined;
  readonly embeds: BundledEmbedScript | undefined;
}

export const hasEmbeds = ({ embeds = [] }: SiteDefinition): boolean => embeds.length > 0;

/** The browser's files together with these scripts; the same bundle if there are none. */
export function withDefinedScripts(bundle: BrowserBundle, { early, embeds }: DefinedScripts): BrowserBundle {
  const withEarly = early === undefined ? bundle : withEarlyScript(bundle, early);
  return embeds === undefined ? withEarly : withEmbedScript(withEarly, embeds);
}
