// Places in content: how they are named, and where the facts and the targets of links stand.
import type { DataPath, Range } from '../diagnostics/diagnostic.ts';
import { isEntryFile } from '../model/collection.ts';
import type { Link } from '../model/link.ts';
import { currentOffer } from '../model/offer.ts';
import { priceParts } from '../model/prices.ts';
import { entriesOf, type Site } from '../model/site-content.ts';

/** A value of a file of content; an empty path means all of it. Pictures are files of `assets/`. */
export interface Place {
  readonly file: string;
  readonly path: DataPath;
  /** Known for places in longer texts, which have no paths. */
  readonly range?: Range;
}

/** Equal for equal places. */
export const keyOf = ({ file, path, range }: Place): string =>
  JSON.stringify([file, ...path, ...(range ? [range.line, range.column] : [])]);

/** True where `place` is `outer` or a part of it. */
export const isWithin = (place: Place, outer: Place): boolean =>
  place.file === outer.file && outer.path.every((step, index) => place.path[index] === step);

/** True where one of two places is a part of the other: who uses a thing as a whole uses its parts. */
export const overlap = (one: Place, other: Place): boolean => isWithin(one, other) || isWithin(other, one);

export const inSite = (...path: DataPath): Place => ({ file: 'site.yaml', path });
export const inPrices = (...path: DataPath): Place => ({ file: 'prices.yaml', path });

/** The data of all YAML files of a site. */
export const dataOf = (site: Site): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ['site.yaml', site.settings],
    ['prices.yaml', site.prices],
    ['navigation.yaml', site.navigation],
    ['translations/de.yaml', site.messages.de],
    ['translations/en.yaml', site.messages.en],
    ...entriesOf(site).map(({ file, value }) => [file, value] as const),
  ]);

/** Where the offer of a price list stands that holds at `at`, in milliseconds since 1970. */
export function offerPlace({ prices }: Site, list: string, at: number): Place {
  const found = prices.lists[list];
  const offer = found && currentOffer(found, prices.campaigns, at);
  return inPrices('lists', list, 'offers', offer === undefined ? 0 : (found?.offers.indexOf(offer) ?? 0));
}

/** Where the value of each fact stands. */
export function factPlaces(site: Site, at: number): ReadonlyMap<string, Place> {
  const { company, contacts } = site.settings;
  return new Map<string, Place>([
    ['company', inSite('company', 'name')],
    ['company.short', inSite('company', 'shortName')],
    ...Object.keys(company).map((key) => [`company.${key}`, inSite('company', key)] as const),
    ['city', inSite('company', 'city')],
    ['product', inSite('leadPackage', 'product')],
    ['vat', inPrices('vatPercent')],
    ...Object.keys(contacts).flatMap((name) =>
      (['phone', 'email'] as const).map((way) => [`${way}.${name}`, inSite('contacts', name, way)] as const),
    ),
    ...Object.keys(site.prices.campaigns).flatMap((name) => [
      [`campaign.${name}.end`, inPrices('campaigns', name, 'ends')] as const,
      [`campaign.${name}.percent`, inPrices('campaigns', name, 'percent')] as const,
    ]),
    ...Object.keys(site.prices.lists).flatMap((list) =>
      priceParts.flatMap((part) => [
        [`price.${list}.regular.${part}`, inPrices('lists', list, 'regular', part)] as const,
        [`price.${list}.offer.${part}`, inPrices(...offerPlace(site, list, at).path, 'amounts', part)] as const,
      ]),
    ),
  ]);
}

/** Where the target of a link stands; undefined for a place on the page itself and for a dialog. */
export function targetPlace(site: Site, link: Link): Place | undefined {
  const { external, phone, email } = link;
  if (external !== undefined) return inSite('externals', external);
  if (phone !== undefined) return inSite('contacts', phone, 'phone');
  if (email !== undefined) return inSite('contacts', email, 'email');
  const folder = Object.entries(site.model.collections).find(([, { singular }]) => link[singular] !== undefined);
  const entry = folder && site.collections[folder[0]]?.find(({ id }) => id === link[folder[1].singular]);
  return entry && addressPlace(entry.file);
}

/** Where a page says what its address is: whoever links to it uses that. */
export const addressPlace = (file: string): Place => ({ file, path: ['path'] });

/** True for such a place. */
export const isAddress = ({ file, path }: Place): boolean => isEntryFile(file) && path.join('.') === 'path';
