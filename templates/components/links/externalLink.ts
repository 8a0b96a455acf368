// Addresses of other sites that are named in site.yaml.
import type { LinkView, SiteView } from 'archipel';

/** The link to `name`. Throws where site.yaml has no such address, which check reports first. */
export function externalLink({ externals }: SiteView, name: string): LinkView {
  const link = externals[name];
  if (!link) throw new Error(`site.yaml names no external address “${name}”.`);
  return link;
}

/** The address that the frame needs whatever the content says. */
export const externalHref = (site: SiteView, name: 'privacy' | 'transparency'): string => externalLink(site, name).href;
