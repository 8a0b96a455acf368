// The pages above a page: for breadcrumbs and for the language switch of pages without a translation.
import { lazy } from '../dependencies/lazy.ts';
import { citation, condition } from '../dependencies/reads.ts';
import type { Locale } from '../model/locale.ts';
import type { Site } from '../model/site-content.ts';
import type { PageView } from '../model/view.ts';
import type { Route, RoutePlan } from '../routes/plan-routes.ts';
import { fillFacts } from './localize.ts';

/** The id of the page directly above; home is above all that name no other. */
function parentOf(site: Site, plan: RoutePlan, route: Route): string | undefined {
  switch (route.kind) {
    case 'notFound':
      return undefined;
    case 'solution':
      return plan.overview?.id;
    case 'edition': {
      const { sector } = route.entry.value;
      const overview = site.pages.find(({ value }) =>
        value.sections.some((section) => section.type === 'cards' && section.sector !== undefined && section.sector === sector),
      );
      return overview?.id ?? plan.home?.id;
    }
    default:
      return route.entry.value.parent ?? (route.entry === plan.home ? undefined : plan.home?.id);
  }
}

/** The routes above `route` in a language, its own unless another is named, the highest first; pages without that language are left out. */
export function ancestorsOf(site: Site, plan: RoutePlan, route: Route, locale: Locale = route.locale): readonly Route[] {
  const parent = condition(() => parentOf(site, plan, route));
  if (parent === undefined) return [];
  const above = plan.pageAt(parent, locale);
  const next = above ?? site.locales.list.map((each) => plan.pageAt(parent, each)).find((page) => page !== undefined);
  return next === undefined ? [] : [...ancestorsOf(site, plan, next, locale), ...(above === undefined ? [] : [above])];
}

/** What a page is called in lists. */
export function nameOf(route: Route, facts: ReadonlyMap<string, string>): string {
  const text = route.kind === 'edition' ? route.entry.value.card.title : route.entry.value.name;
  return fillFacts(text[route.locale] ?? '', facts);
}

/** From the highest page to this one; empty for a page with nothing above. */
export const breadcrumbsOf = (route: Route, ancestors: readonly Route[], facts: ReadonlyMap<string, string>): PageView['breadcrumbs'] =>
  ancestors.length === 0
    ? []
    : [...ancestors, route].map((each) =>
        lazy<PageView['breadcrumbs'][number]>({ label: () => citation(() => nameOf(each, facts)), href: () => each.path }),
      );
