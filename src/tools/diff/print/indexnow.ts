// The changed URLs for search engines that take them (https://www.indexnow.org/documentation): one a line.
import { byCodeUnits } from '../../../model/by-code-units.ts';
import type { SiteDiff } from '../site-diff.ts';
import { changedRoutes } from './changed-routes.ts';

/** The whole URLs of pages that have changed, come or gone, and of new redirects; `baseUrl` has no slash at its end. */
export function indexNowOf(result: SiteDiff, baseUrl: string): string {
  const redirected = result.addresses.map(({ route }) => route);
  const routes = [...new Set([...changedRoutes(result), ...redirected])].filter((route) => !route.endsWith('/404')).sort(byCodeUnits);
  return routes.map((route) => baseUrl + encodeURI(route)).join('\n');
}
