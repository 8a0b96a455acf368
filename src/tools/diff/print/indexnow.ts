// Lists the changed URLs, one per line, for search engines that support IndexNow (https://www.indexnow.org/documentation).
import { byCodeUnits } from '../../../model/by-code-units.ts';
import type { SiteDiff } from '../site-diff.ts';
import { changedRoutes } from './changed-routes.ts';

/**
 * Returns the absolute URLs of pages and redirects that were changed, added or removed, without pages for missing URLs (`/404`).
 * `baseUrl` has no trailing slash.
 */
export function indexNowOf(result: SiteDiff, baseUrl: string): string {
  const redirected = result.addresses.map(({ route }) => route);
  const routes = [...new Set([...changedRoutes(result), ...redirected])].filter((route) => !route.endsWith('/404')).sort(byCodeUnits);
  return routes.map((route) => baseUrl + encodeURI(route)).join('\n');
}
