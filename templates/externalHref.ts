// Addresses of other sites that the frame needs whatever the content says.
import type { SiteView } from '../src/model/view.ts';

/** The address of `name` in site.yaml. Throws where it is missing: the frame cannot do without. */
export function externalHref({ externals }: SiteView, name: 'privacy' | 'transparency'): string {
  const link = externals[name];
  if (!link) throw new Error(`site.yaml names no external address “${name}”.`);
  return link.href;
}
