// Links to other sites, which are named in site.yaml.
import type { LinkView, SiteView } from 'archipel';

/** Returns the link to `name`. Throws if site.yaml does not have it, which a check reports first. */
export function externalLink({ externals }: SiteView, name: string): LinkView {
  const link = externals[name];
  if (!link) throw new Error(`site.yaml names no external address “${name}”.`);
  return link;
}

/** Returns the URL of a link that the layout needs on every page. */
export const externalHref = (site: SiteView, name: 'privacy' | 'transparency'): string => externalLink(site, name).href;
