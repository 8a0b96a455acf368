// Finds the URLs that appear, disappear, or redirect to another URL.
import { byCodeUnits } from '../../model/by-code-units.ts';
import type { Site } from '../../model/site-content.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { AddressChange } from './site-diff.ts';

export interface AddressVersion {
  readonly routes: readonly Route[];
  readonly site: Pick<Site, 'redirects'>;
  /** URLs that content/locks/urls.yaml records as published. */
  readonly recorded: readonly string[];
}

/** Returns every URL whose page was added or removed, or whose redirect has changed, sorted by URL. */
export function addressChanges(before: AddressVersion, after: AddressVersion): readonly AddressChange[] {
  const [from, to] = [pagesOf(before), pagesOf(after)];
  const [oldWays, ways] = [waysOf(before), waysOf(after)];
  const promised = new Set([...before.recorded, ...after.recorded]);
  const added = [...to].flatMap(([route, page]): AddressChange[] =>
    from.has(route) ? [] : [{ route, state: 'added', language: page.locale, ...(isOfLanguage(page, from) && { ofLanguage: true }) }],
  );
  const lost = [...from].flatMap(([route, page]): AddressChange[] => {
    if (to.has(route)) return [];
    const target = ways.get(route);
    const known = { route, language: page.locale, ...(isOfLanguage(page, to) && { ofLanguage: true }) };
    if (target !== undefined) return [{ ...known, state: 'redirected', to: target }];
    return [{ ...known, state: promised.has(route) ? 'broken' : 'gone' }];
  });
  const moved = [...new Set([...ways.keys(), ...oldWays.keys()])].flatMap((route): AddressChange[] => {
    const [old, target] = [oldWays.get(route), ways.get(route)];
    if (from.has(route) || to.has(route) || old === target) return [];
    if (target !== undefined) return [{ route, state: 'redirected', to: target }];
    return [{ route, state: promised.has(route) ? 'broken' : 'gone' }];
  });
  return [...added, ...lost, ...moved].sort((one, other) => byCodeUnits(one.route, other.route));
}

const pagesOf = ({ routes }: AddressVersion): ReadonlyMap<string, Route> =>
  new Map(routes.filter(({ kind }) => kind !== 'notFound').map((route) => [route.path, route]));

const waysOf = ({ site }: AddressVersion): ReadonlyMap<string, string> => new Map(site.redirects.map(({ from, to }) => [from, to]));

/** Returns whether `pages` contains the same page in another language. */
const isOfLanguage = ({ alternates, path }: Route, pages: ReadonlyMap<string, Route>): boolean =>
  Object.values(alternates).some((other) => other !== path && pages.has(other));
