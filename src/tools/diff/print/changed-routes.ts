import { byCodeUnits } from '../../../model/by-code-units.ts';
import type { SiteDiff } from '../site-diff.ts';

/** The URLs of all pages that differ, are added or removed, sorted. */
export const changedRoutes = ({ pages, shared }: Pick<SiteDiff, 'pages' | 'shared'>): readonly string[] =>
  [
    ...new Set([
      ...pages.flatMap(({ route, from }) => (from === undefined ? [route] : [route, from])),
      ...shared.flatMap(({ routes }) => routes),
    ]),
  ].sort(byCodeUnits);
