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
  const routes = new Set([from, to, ways, oldWays].flatMap((urls) => [...urls.keys()]));
  return [...routes].sort(byCodeUnits).flatMap((route): AddressChange[] => {
    const [old, page, target] = [from.get(route), to.get(route), ways.get(route)];
    if (page !== undefined)
      return old ? [] : [{ route, state: 'added', language: page.locale, ...(isOfLanguage(page, from) && { ofLanguage: true }) }];
    if (old === undefined && oldWays.get(route) === target) return [];
    const known = { route, ...(old && { language: old.locale, ...(isOfLanguage(old, to) && { ofLanguage: true }) }) };
    if (target !== undefined) return [{ ...known, state: 'redirected', to: target }];
    return [{ ...known, state: promised.has(route) ? 'broken' : 'gone' }];
  });
}

const pagesOf = ({ routes }: AddressVersion): ReadonlyMap<string, Route> =>
  new Map(routes.filter(({ kind }) => kind !== 'notFound').map((route) => [route.path, route]));

const waysOf = ({ site }: AddressVersion): ReadonlyMap<string, string> => new Map(site.redirects.map(({ from, to }) => [from, to]));

/** Returns whether `pages` contains the same page in another language. */
const isOfLanguage = ({ alternates, path }: Route, pages: ReadonlyMap<string, Route>): boolean =>
  Object.values(alternates).some((other) => other !== path && pages.has(other));
