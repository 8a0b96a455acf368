// From a part of the view of a page to the places of content that it was made of.
import { valueAt } from '../content/schema-walk.ts';
import type { DataPath } from '../diagnostics/diagnostic.ts';
import { isLink } from '../model/link.ts';
import { priceParts } from '../model/prices.ts';
import { proseFile } from '../model/prose-file.ts';
import type { Entry, Site } from '../model/site-content.ts';
import { isText } from '../model/text.ts';
import type { PageView } from '../model/view.ts';
import { isShown, type Localizer } from '../render/localize.ts';
import type { Route, RoutePlan } from '../routes/plan-routes.ts';
import { addressPlace, inPrices, inSite, offerPlace, type Place } from './places.ts';

export interface OriginContext {
  readonly site: Site;
  readonly plan: RoutePlan;
  /** The moment for which the site is built, in milliseconds since 1970. */
  readonly at: number;
}

type Origin = (path: DataPath) => readonly (Place | undefined)[];

/** For the parts of `view`, the page of `route`, where they come from; parts that are no content are missing. */
export function originsOf({ site, plan, at }: OriginContext, route: Route, view: PageView): Readonly<Record<string, Origin>> {
  const { locale, entry } = route;
  const shown = { locales: site.locales, locale, at };
  const addressOf = (href: unknown): Place | undefined => {
    const found = plan.routes.find(({ path }) => path === href);
    return found && addressPlace(found.entry.file);
  };
  return {
    content: ([kind = '', ...path]) => {
      if (kind === 'overview') return [plan.overviewOf(route.collection)].map((overview) => overview && addressPlace(overview.file));
      return kind === 'entry' ? [contentPlace(entry.file, entry.value, path, shown)] : [];
    },
    navigation: (path) => [contentPlace('navigation.yaml', site.navigation, path, shown)],
    site: (path) => siteOrigin(site, path),
    prices: ([list = '', ...path]) => priceOrigin({ site, at, view }, String(list), path),
    vat: () => [inPrices('vatPercent')],
    campaigns: ([name = '', key]) => [inPrices('campaigns', name, key === 'endsText' ? 'ends' : (key ?? ''))],
    messages: (path) => [{ file: `translations/${locale}.yaml`, path }],
    cards: ([folder = '', index = 0, key = '']) => {
      const card = view.cards[folder]?.[Number(index)];
      const listed = site.collections[folder]?.find(({ id }) => id === card?.id);
      return listed === undefined ? [] : [cardPlace(site, String(folder), listed, String(key))];
    },
    breadcrumbs: ([index = 0, key]) => {
      const above = plan.routes.find(({ path }) => path === view.breadcrumbs[Number(index)]?.href);
      if (above === undefined) return [];
      if (key === 'href') return [addressPlace(above.entry.file)];
      const title = site.model.collections[above.collection]?.title(above.entry.value);
      return [{ file: above.entry.file, path: pathTo(above.entry.value, title) ?? [] }];
    },
    languages: ([index = 0, key]) => (key === 'href' ? [addressOf(view.languages[Number(index)]?.href)] : []),
    home: ([key]) => (key === 'href' ? [addressOf(view.home.href)] : []),
    prose: ([source]) => [{ file: proseFile(entry.file, String(source), locale), path: [] }],
    picture: ([asset]) => [{ file: `assets/${asset}`, path: [] }],
  };
}

/** Where the card of an entry has what it shows under `key` from. */
function cardPlace({ model }: Site, folder: string, { file, value }: Entry, key: string): Place {
  if (key === 'link') return addressPlace(file);
  const shown = valueAt(model.collections[folder]?.card?.(value), [key]);
  return { file, path: (typeof shown === 'object' ? pathTo(value, shown) : undefined) ?? [key] };
}

/** The place of `part` in `value`, of which it is the same object. */
function pathTo(value: unknown, part: unknown): DataPath | undefined {
  if (value === part) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathTo(inner, part);
    if (path !== undefined) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
}

/** For whom and when a list is shown. */
type Shown = Pick<Localizer, 'locales' | 'locale' | 'at'>;

/** The place in the data of a file that became the part of its localized value at `path`: the text, the link, or a plain value. */
export function contentPlace(file: string, data: unknown, path: DataPath, shown: Shown): Place {
  const own: (string | number)[] = [];
  let value = data;
  for (const step of path) {
    if (isText(value, shown.locales) || (own.at(-1) === 'link' && isLink(value))) break;
    const real = Array.isArray(value) ? (shownIndexes(value, shown)[Number(step)] ?? step) : step;
    own.push(real);
    value = valueAt(value, [real]);
  }
  return { file, path: own };
}

/** Where the items of a list stand that are left once those for other languages and those that are over are taken out. */
const shownIndexes = (list: readonly unknown[], shown: Shown): readonly number[] =>
  list.flatMap((item, index) => (isShown(item, shown) ? [index] : []));

/** As `siteView` takes them from the settings. */
function siteOrigin({ settings }: Site, path: DataPath): readonly Place[] {
  const [group = '', name = '', key = ''] = path;
  const external = (named: string) => inSite('externals', named);
  switch (group) {
    case 'contacts':
      return [inSite('contacts', name, key)];
    case 'externals':
      return [external(String(name))];
    case 'social': {
      if (key !== 'link') return [inSite('social', name, key)];
      const own = settings.social[Number(name)];
      return [inSite('social', name, 'external'), ...(own ? [external(own.external)] : [])];
    }
    case 'product':
      return [inSite('leadPackage', 'product')];
    case 'campaign':
      return [inSite('promotion', 'campaign')];
    case 'buy':
    case 'videoCall':
      return [inSite('leadPackage', group), external(settings.leadPackage[group])];
    case 'booking':
      return [inSite('booking'), external(settings.booking)];
    case 'services':
      return path.slice(1).join('.') === 'mail.to' ? [inSite('contacts', 'support', 'email')] : [inSite(...path)];
    default:
      return [inSite(...path)];
  }
}

interface PriceContext {
  readonly site: Site;
  readonly at: number;
  readonly view: PageView;
}

/** As `priceViews` takes them from the lists. */
function priceOrigin({ site, at, view }: PriceContext, list: string, [key = '', index = 0, side = '']: DataPath): readonly Place[] {
  const offer = offerPlace(site, list, at);
  const regular = inPrices('lists', list, 'regular');
  const shown = view.prices[list];
  const part = key === 'saving' ? priceParts.find((name) => site.prices.lists[list]?.regular[name] !== undefined) : undefined;
  if (key === 'campaign') return [inPrices(...offer.path, 'campaign')];
  if (part !== undefined)
    return [
      inPrices(...regular.path, part),
      inPrices(...offer.path, 'amounts', part),
      inPrices('campaigns', shown?.campaign ?? '', 'percent'),
    ];
  const line = shown?.lines[Number(index)]?.part ?? '';
  if (side === 'regular') return [inPrices(...regular.path, line)];
  return side === 'offer' ? [inPrices(...offer.path, 'amounts', line)] : [];
}
