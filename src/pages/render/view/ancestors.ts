// The pages above a page: for breadcrumbs and for the language switch of pages without a translation.
import { ReturnedError } from '../../../diagnostics/template-error.ts';
import { wordsIn } from '../../../model/languages/text.ts';
import type { Entry, Site } from '../../../model/site-content.ts';
import type { PageView } from '../../../model/view.ts';
import { lazy } from '../../../store/reads/lazy.ts';
import { citation, condition, untracked } from '../../../store/reads/reads.ts';
import type { Route, RoutePlan } from '../../routes/plan-routes.ts';
import { fillFacts } from './localize.ts';

/**
 * Returns the entry directly above a page: its `parent`, otherwise an entry that lists it, otherwise the home page. Returns undefined if
 * there is none, as for the home page, and always for the not-found page.
 */
function parentOf(site: Site, plan: RoutePlan, { kind, collection, entry }: Route): Entry | undefined {
  if (kind === 'notFound') return undefined;
  const { parent } = entry.value;
  if (parent !== undefined) return entryNamed(site, collection, parent);
  return plan.listedOn(entry) ?? (entry.file === plan.home?.file ? undefined : plan.home);
}

/** The last known index of each entry, by collection and id. It is tried first, because edits rarely move entries. */
const places = new WeakMap<Site['model'], Map<string, ReadonlyMap<string, number>>>();

/** Returns the entry with this id. Ids are unique, so a page depends only on that entry, or on its absence. */
function entryNamed({ model, collections }: Site, collection: string, id: string): Entry | undefined {
  const entries = collections[collection] ?? [];
  const known = places.get(model) ?? new Map<string, ReadonlyMap<string, number>>();
  places.set(model, known);
  const foundIn = (indexes: ReadonlyMap<string, number> | undefined): Entry | undefined => {
    const found = untracked(() => entries[indexes?.get(id) ?? -1]);
    return untracked(() => found?.id) === id ? found : undefined;
  };
  const last = foundIn(known.get(collection));
  if (last === undefined)
    known.set(
      collection,
      untracked(() => new Map(entries.map((entry, place) => [entry.id, place]))),
    );
  const found = last ?? foundIn(known.get(collection));
  return found?.id === id ? found : entries.find((entry) => entry.id === id);
}

/** Returns the routes above `route` in its language, the highest first; pages without that language are left out. */
export function ancestorsOf(site: Site, plan: RoutePlan, route: Route): readonly Route[] {
  const above: Route[] = [];
  const anyRouteOf = (entry: Entry): Route | undefined =>
    site.locales.list.map((locale) => plan.routeOf(entry, locale)).find((page) => page !== undefined);
  for (let here: Route | undefined = route; here !== undefined; ) {
    const from: Route = here;
    const parent = condition(() => parentOf(site, plan, from));
    const own = parent && plan.routeOf(parent, route.locale);
    if (own !== undefined) above.unshift(own);
    here = own ?? (parent && anyRouteOf(parent));
  }
  return above;
}

/** Returns the name of a page in lists; empty if the `title` function of its collection returns none. */
export function pageNameOf(
  { model }: Pick<Site, 'model'>,
  { collection, entry, locale }: Pick<Route, 'collection' | 'entry' | 'locale'>,
  facts: ReadonlyMap<string, string>,
): string {
  const title = model.collections[collection]?.title(entry.value);
  const words = typeof title === 'object' ? wordsIn(title, locale, model.locales) : title;
  return fillFacts(typeof words === 'string' ? words : '', facts, model.locales.of(locale).direction);
}

/** Like `pageNameOf`, for rendered pages, which must have a name; throws if there is none. */
export function requiredName(
  site: Pick<Site, 'model'>,
  route: Parameters<typeof pageNameOf>[1],
  facts: ReadonlyMap<string, string>,
): string {
  const name = pageNameOf(site, route, facts);
  if (name !== '') return name;
  const text = `title of the collection ${route.collection} returns no name for ${route.entry.file} in the language ${route.locale}.`;
  const title = site.model.collections[route.collection]?.title;
  throw title === undefined ? new Error(text) : new ReturnedError(text, title);
}

export interface Trail {
  readonly route: Route;
  /** The routes above the page, the highest first. */
  readonly ancestors: readonly Route[];
}

/** Returns the breadcrumbs from the highest page to this one; empty for a page with nothing above it. */
export const breadcrumbsOf = (
  site: Pick<Site, 'model'>,
  { route, ancestors }: Trail,
  facts: ReadonlyMap<string, string>,
): PageView['breadcrumbs'] =>
  ancestors.length === 0
    ? []
    : [...ancestors, route].map((each) =>
        lazy<PageView['breadcrumbs'][number]>({ label: () => citation(() => requiredName(site, each, facts)), href: () => each.path }),
      );
