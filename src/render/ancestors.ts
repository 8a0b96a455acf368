// The pages above a page: for breadcrumbs and for the language switch of pages without a translation.
import { lazy } from '../dependencies/lazy.ts';
import { citation, condition } from '../dependencies/reads.ts';
import type { Locale } from '../model/locale.ts';
import type { Entry, Site } from '../model/site-content.ts';
import type { PageView } from '../model/view.ts';
import type { Route, RoutePlan } from '../routes/plan-routes.ts';
import { fillFacts } from './localize.ts';

/** The entry directly above: the one that it names, the one that lists it, or home. */
function parentOf(site: Site, plan: RoutePlan, { kind, collection, entry }: Route): Entry | undefined {
  if (kind === 'notFound') return undefined;
  const { parent } = entry.value;
  if (parent !== undefined) return site.collections[collection]?.find(({ id }) => id === parent);
  return plan.listedOn(entry) ?? (entry.file === plan.home?.file ? undefined : plan.home);
}

/** The routes above `route` in a language, its own unless another is named, the highest first; pages without that language are left out. */
export function ancestorsOf(site: Site, plan: RoutePlan, route: Route, locale: Locale = route.locale): readonly Route[] {
  const parent = condition(() => parentOf(site, plan, route));
  if (parent === undefined) return [];
  const above = plan.routeOf(parent, locale);
  const next = above ?? site.locales.list.map((each) => plan.routeOf(parent, each)).find((page) => page !== undefined);
  return next === undefined ? [] : [...ancestorsOf(site, plan, next, locale), ...(above === undefined ? [] : [above])];
}

/** What a page is called in lists. */
export function nameOf({ model }: Pick<Site, 'model'>, { collection, entry, locale }: Route, facts: ReadonlyMap<string, string>): string {
  const title = model.collections[collection]?.title(entry.value);
  return fillFacts(title?.[locale] ?? '', facts);
}

export interface Trail {
  readonly route: Route;
  /** The routes above it, the highest first. */
  readonly ancestors: readonly Route[];
}

/** From the highest page to this one; empty for a page with nothing above. */
export const breadcrumbsOf = (
  site: Pick<Site, 'model'>,
  { route, ancestors }: Trail,
  facts: ReadonlyMap<string, string>,
): PageView['breadcrumbs'] =>
  ancestors.length === 0
    ? []
    : [...ancestors, route].map((each) =>
        lazy<PageView['breadcrumbs'][number]>({ label: () => citation(() => nameOf(site, each, facts)), href: () => each.path }),
      );
