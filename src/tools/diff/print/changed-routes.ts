import { byCodeUnits } from '../../../model/by-code-units.ts';
import type { SiteDiff } from '../site-diff.ts';

/** Returns the URLs of all pages that differ, sorted. They include the URLs of added and removed pages, and the old URLs of moved pages. */
export const changedRoutes = ({ pages, shared }: Pick<SiteDiff, 'pages' | 'shared'>): readonly string[] =>
  [
    ...new Set([
      ...pages.flatMap(({ route, from }) => (from === undefined ? [route] : [route, from])),
      ...shared.flatMap(({ routes }) => routes),
    ]),
  ].sort(byCodeUnits);
