import { byCodeUnits } from '../../model/by-code-units.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { AddressChange } from './site-diff.ts';
import type { SiteVersion } from './site-version.ts';

type AddressVersion = Pick<SiteVersion, 'routes' | 'site' | 'recorded'>;

/** Returns every URL whose page was added or removed, or whose redirect has changed, sorted by URL. */
export function addressChanges(before: AddressVersion, after: AddressVersion): readonly AddressChange[] {
  const [from, to] = [pagesOf(before), pagesOf(after)];
  const [oldRedirects, redirects] = [redirectsOf(before), redirectsOf(after)];
  const published = new Set([...before.recorded, ...after.recorded]);
  const routes = new Set([from, to, redirects, oldRedirects].flatMap((urls) => [...urls.keys()]));
  return [...routes].sort(byCodeUnits).flatMap((route): AddressChange[] => {
    const [old, page, target] = [from.get(route), to.get(route), redirects.get(route)];
    if (page !== undefined)
      return old ? [] : [{ route, state: 'added', language: page.locale, ...(isOfLanguage(page, from) && { ofLanguage: true }) }];
    if (old === undefined && oldRedirects.get(route) === target) return [];
    const known = { route, ...(old && { language: old.locale, ...(isOfLanguage(old, to) && { ofLanguage: true }) }) };
    if (target !== undefined) return [{ ...known, state: 'redirected', to: target }];
    return [{ ...known, state: published.has(route) ? 'broken' : 'gone' }];
  });
}

const pagesOf = ({ routes }: AddressVersion): ReadonlyMap<string, Route> =>
  new Map(routes.filter(({ kind }) => kind !== 'notFound').map((route) => [route.path, route]));

const redirectsOf = ({ site }: AddressVersion): ReadonlyMap<string, string> => new Map(site.redirects.map(({ from, to }) => [from, to]));

/** Returns whether `pages` contains the same page in another language. */
const isOfLanguage = ({ alternates, path }: Route, pages: ReadonlyMap<string, Route>): boolean =>
  Object.values(alternates).some((other) => other !== path && pages.has(other));
