// JSON-LD for search engines (schema.org): about the site, a page, its place in the hierarchy, and its sections.
import type { JsonLd } from '../../../model/entries/section.ts';
import { currentOffer, isOver } from '../../../model/prices/offer.ts';
import type { Site } from '../../../model/site-content.ts';
import type { Clock } from '../../../model/time/clock.ts';
import type { SiteDefinition } from '../../../site/definition.ts';
import type { HeadProps } from './head.tsx';

export interface StructuredDataInput extends Pick<HeadProps, 'route' | 'view' | 'baseUrl' | 'image'> {
  readonly site: Site;
  readonly definition: Pick<SiteDefinition, 'structuredData'>;
  readonly clock: Clock;
}

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Returns JSON for a script element, escaped so that no string can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');

/** Returns the JSON-LD of a page as text for a script element; empty for the 404 page and if there is none. */
export function structuredData(input: StructuredDataInput): string {
  if (input.route.kind === 'notFound') return '';
  const graph = [...ofSite(input), ...breadcrumbs(input), ...offering(input), ...ofSections(input)];
  return graph.length === 0 ? '' : scriptJson({ '@context': 'https://schema.org', '@graph': graph });
}

const ofSite = ({ site, definition, view, baseUrl }: StructuredDataInput): readonly JsonLd[] =>
  definition.structuredData(view, { baseUrl, icon: site.assets.get(site.settings.icon ?? '') });

function breadcrumbs({ view, baseUrl }: StructuredDataInput): JsonLd[] {
  if (view.breadcrumbs.length === 0) return [];
  const itemListElement = view.breadcrumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: baseUrl + href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** Returns the JSON-LD that the page's collection defines. */
function offering(input: StructuredDataInput): readonly JsonLd[] {
  const { site, route, view, baseUrl } = input;
  const image = input.image && baseUrl + input.image.url;
  const { entry } = view.content;
  const tools = {
    view,
    description: entry.meta.description,
    url: baseUrl + route.path,
    baseUrl,
    image,
    offer: (list: string) => offer(input, list),
  };
  return site.model.collections[route.collection]?.structuredData?.(entry, tools) ?? [];
}

/**
 * Returns the price list `name` as a schema.org offer, or undefined if there is no such list. The amounts are those of the current
 * offer or, if there is none, the regular ones. The price is the amount `once`, otherwise `setup`, without VAT. It is stated as valid
 * until the campaign of the offer ends; if the offer continues after its campaign, no end is stated.
 */
function offer({ site, route, baseUrl, clock }: StructuredDataInput, name: string): JsonLd | undefined {
  const { lists, campaigns, currency } = site.prices;
  const list = lists[name];
  const current = list && currentOffer(list, campaigns, clock);
  const campaign = current && campaigns[current.campaign];
  if (list === undefined) return undefined;
  const { once, setup } = current?.amounts ?? list.regular;
  const cents = once ?? setup ?? 0;
  const price = (cents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    url: baseUrl + route.path,
    price,
    priceCurrency: currency,
    ...(campaign === undefined || isOver(campaign, clock) ? {} : { priceValidUntil: site.model.calendar.dayAt(Date.parse(campaign.ends)) }),
    priceSpecification: { '@type': 'PriceSpecification', price, priceCurrency: currency, valueAddedTaxIncluded: false },
    availability: 'https://schema.org/InStock',
  };
}

/** Returns the JSON-LD of the sections of the page, type by type. */
function ofSections({ site, view: { content } }: StructuredDataInput): readonly JsonLd[] {
  const sections = content.entry.sections ?? [];
  return Object.entries(site.model.sections).flatMap(([type, { structuredData }]) => {
    const own = sections.filter((section) => section.type === type);
    return structuredData === undefined || own.length === 0 ? [] : structuredData(own);
  });
}
