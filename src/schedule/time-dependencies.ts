// What of all that depends on time stands on a page at a moment.
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { factsIn, type PriceName, priceNameOf, priceNamesIn } from '../content/checks/price-names.ts';
import { visit as visitData } from '../content/walk.ts';
import { yearOf } from '../model/calendar.ts';
import { asOf, isOver } from '../model/dated.ts';
import { factsOf } from '../model/facts.ts';
import type { Locale, Locales } from '../model/locale.ts';
import { currentOffer, type Offer, startOf } from '../model/offer.ts';
import { proseFile } from '../model/prose-file.ts';
import type { SectionData } from '../model/section.ts';
import type { Site } from '../model/site-content.ts';
import { ancestorsOf } from '../render/ancestors.ts';
import type { Route, RoutePlan } from '../routes/plan-routes.ts';

export interface Shown {
  /** The campaigns and price lists that the page names. */
  readonly names: readonly PriceName[];
  /** Makes a text that is the same at two moments at which the page is the same. */
  readonly print: () => string;
}

export type ShownOn = (route: Route, at: number) => Shown;

/** A function that looks at one page of the site at one moment, in milliseconds since 1970. */
export function shownOn(site: Site, plan: RoutePlan): ShownOn {
  return (route, at) => {
    const own = asOf(route.entry.value, at);
    const sections = (route.entry.value.sections ?? []).filter((section) => !isOver(section, at));
    const { names, facts } = namedIn([own, aroundOf(site, plan, route, sections)], route.locale, site.locales);
    for (const fact of proseFacts(site, route, sections)) {
      const name = priceNameOf(fact);
      if (name !== undefined) names.push(name);
      facts.add(fact);
    }
    const print = () =>
      JSON.stringify([yearOf(at), own, factsShown(site, route.locale, facts, at), names.map((name) => shownOf(site, name, at))]);
    return { names, print };
  };
}

const factsShown = (site: Site, locale: Locale, names: ReadonlySet<string>, at: number): (string | undefined)[] => {
  const facts = factsOf({ ...site, at }, locale);
  return [...names].map((name) => facts.get(name));
};

/** The offer of a price list; of a campaign, that it has started. */
function shownOf({ prices: { lists, campaigns } }: Site, { kind, name }: PriceName, at: number): Offer | boolean | undefined {
  const [list, campaign] = [lists[name], campaigns[name]];
  return kind === 'list' ? list && currentOffer(list, campaigns, at) : campaign && startOf(campaign) <= at;
}

/** What a page shows of other content: its frame, the names of the pages above it, tiles and cards. */
function aroundOf(site: Site, plan: RoutePlan, route: Route, sections: readonly SectionData[]): unknown[] {
  const { name, company, social, promotion } = site.settings;
  const titleOf = ({ collection, entry }: Route): unknown => site.model.collections[collection]?.title(entry.value);
  return [
    { name, company, social, navigation: site.navigation },
    ancestorsOf(site, plan, route).map(titleOf),
    route.entry.value.sections === undefined ? { promotion } : {},
    sections.flatMap((section) => cardsListed(site, section)),
  ];
}

/** The cards that a section lists. */
function cardsListed({ model, collections }: Site, section: SectionData): unknown[] {
  const listing = Object.hasOwn(model.lists, section.type) ? model.lists[section.type] : undefined;
  if (listing === undefined) return [];
  const { collection, by } = listing;
  const wanted: unknown = by && Reflect.get(section, by);
  const listed = (collections[collection] ?? []).filter(({ value }) => by === undefined || (wanted && Reflect.get(value, by) === wanted));
  return listed.map(({ value }) => model.collections[collection]?.card?.(value));
}

function namedIn(data: unknown, locale: Locale, locales: Locales): { readonly names: PriceName[]; readonly facts: Set<string> } {
  const names: PriceName[] = [];
  const facts = new Set<string>();
  visitData(data, {
    scalar: (value, path) => {
      const key = String(path.at(-1));
      if (typeof value !== 'string' || (locales.has(key) && key !== locale)) return;
      names.push(...priceNamesIn(key, value));
      for (const fact of factsIn(value)) facts.add(fact);
    },
  });
  return { names, facts };
}

function proseFacts(site: Site, { entry, locale }: Route, sections: readonly SectionData[]): string[] {
  return sections.flatMap((section) =>
    section.source === undefined ? [] : factsOfProse(site.prose.get(proseFile(entry.file, section.source, locale))),
  );
}

function factsOfProse(root: Root | undefined): string[] {
  const facts: string[] = [];
  if (root === undefined) return facts;
  visit(root, 'element', ({ tagName, properties }) => {
    if (tagName === 'Fact') facts.push(String(properties['name']));
  });
  return facts;
}
