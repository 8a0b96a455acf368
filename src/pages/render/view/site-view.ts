// The data that all pages of a language share: contacts, prices, campaigns, messages. Computed once per language.
import { factsOf } from '../../../model/facts.ts';
import { formatDate, formatMoney, formatPercent } from '../../../model/format.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import { currentOffer, isOver, type Offer, startOf } from '../../../model/prices/offer.ts';
import { type PriceList, type PricePart, type Prices, priceParts } from '../../../model/prices/prices.ts';
import type { Site } from '../../../model/site-content.ts';
import type { Clock } from '../../../model/time/clock.ts';
import type { CampaignView, DayView, PageView, PriceLine, PriceListView, SiteView } from '../../../model/view.ts';
import { lazy, lazyRecord } from '../../../store/reads/lazy.ts';
import { condition } from '../../../store/reads/reads.ts';
import { emailLink, externalLink, phoneLink } from './links.ts';
import { type Localizer, localize } from './localize.ts';
import { servicesView } from './services-view.ts';
import { createTranslators, messagesIn } from './translate.ts';

export interface LocaleView {
  readonly common: Pick<
    PageView,
    'tag' | 'lang' | 'site' | 'prices' | 'vat' | 'campaigns' | 'messages' | 't' | 'tIn' | 'languageName' | 'year' | 'day'
  >;
  readonly facts: ReadonlyMap<string, string>;
  readonly clock: Clock;
}

/** Returns a function that returns the shared part of all views in a language. */
export function localeViews(site: Site, clock: Clock): (locale: Locale) => LocaleView {
  const translators = createTranslators(site);
  const view = (locale: Locale): LocaleView => {
    const { tag, lang } = site.locales.of(locale);
    const facts = factsOf({ ...site, clock }, locale);
    const common = lazy<LocaleView['common']>({
      tag: () => tag,
      lang: () => lang,
      site: () => siteView(site, { locales: site.locales, locale, facts, clock, resolve: noLinks, pictureOf: noLinks }),
      prices: () => priceViews(site.prices, tag, clock),
      vat: () => (site.prices.vatPercent === undefined ? '' : formatPercent(site.prices.vatPercent, tag)),
      campaigns: () => campaignViews(site.prices, tag, clock),
      messages: () => messagesIn(site, locale),
      year: () => clock.year(),
      day: () => (day) => dayView(day, tag, clock),
      t: () => translators(locale),
      tIn: () => translators,
      languageName: () => (of, inLocale) => site.locales.of(inLocale).nameOf(tagOf(site, of)),
    });
    return { facts, clock, common };
  };
  const views = new Map(site.locales.list.map((locale) => [locale, view(locale)]));
  return (locale) => views.get(locale) ?? view(locale);
}

/** Returns the tag of a language; `language` is the key of the language, or its `lang`. */
const tagOf = ({ locales }: Site, language: string): string =>
  locales.of(locales.has(language) ? language : (locales.list.find((locale) => locales.of(locale).lang === language) ?? language)).tag;

function dayView(day: string, tag: string, { calendar, hasReached }: Clock): DayView {
  const start = calendar.startOfDay(day);
  return { text: formatDate(start, tag, calendar), hasBegun: hasReached(start) };
}

/** Throws, because the name of the site is plain text, in which no link and no image can occur. */
const noLinks = (): never => {
  throw new Error('There is no link in the name of the site');
};

function siteView(site: Site, localizer: Localizer): SiteView {
  const { contacts, externals } = site.settings;
  return lazy<SiteView>({
    name: () => localize(site.settings.name, localizer),
    contacts: () => lazyRecord(Object.keys(contacts), (name) => contactView(site, name)),
    externals: () => lazyRecord(Object.keys(externals), (name) => externalLink(site, name)),
    services: () => servicesView(site),
  });
}

function contactView(site: Site, name: string): SiteView['contacts'][string] {
  const contact = site.settings.contacts[name];
  return lazy<SiteView['contacts'][string]>({
    phone: () => (contact?.phone === undefined ? undefined : phoneLink(site, name)),
    email: () => (contact?.email === undefined ? undefined : emailLink(site, name)),
  });
}

const priceViews = (prices: Prices, tag: string, clock: Clock): PageView['prices'] =>
  lazyRecord(Object.keys(prices.lists), (name) => priceView(prices, prices.lists[name] ?? { regular: {}, offers: [] }, { tag, clock }));

interface Reader {
  /** The language tag for amounts (BCP 47). */
  readonly tag: string;
  readonly clock: Clock;
}

function priceView(prices: Prices, list: PriceList, { tag, clock }: Reader): PriceListView {
  const amount = (cents: number | undefined) => formatMoney(cents ?? 0, prices.currency, tag);
  const offer = () => currentOffer(list, prices.campaigns, clock);
  const offered = (part: PricePart) => (offer()?.amounts ?? list.regular)[part];
  const isWhole = (part: PricePart) => list.regular[part] !== undefined && offered(part) !== undefined;
  return lazy<PriceListView>({
    lines: () =>
      condition(() => priceParts.filter(isWhole)).map((part) =>
        lazy<PriceLine>({ part: () => part, regular: () => amount(list.regular[part]), offer: () => amount(offered(part)) }),
      ),
    campaign: () => offer()?.campaign,
    saving: () => advertisedSaving(prices, list, offer()),
  });
}

/**
 * Returns how much an offer saves on the first amount of its list, in whole percent. Returns undefined if the campaign of the offer
 * does not advertise the same percentage.
 */
function advertisedSaving({ campaigns }: Prices, { regular }: PriceList, offer: Offer | undefined): number | undefined {
  const part = condition(() => priceParts.find((name) => regular[name] !== undefined));
  const saving = (): number | undefined => {
    const [before, now] = part === undefined ? [] : [regular[part], offer?.amounts[part]];
    return before === undefined || now === undefined ? undefined : Math.round((1 - now / before) * 100);
  };
  const advertised = (): number | undefined => (offer === undefined ? undefined : campaigns[offer.campaign]?.percent);
  // A page that does not display the saving must not depend on the amounts from which the saving is computed.
  return condition(() => saving() === advertised()) && saving() === advertised() ? saving() : undefined;
}

function campaignViews({ campaigns }: Prices, tag: string, clock: Clock): PageView['campaigns'] {
  const view = (name: string): CampaignView | undefined => {
    const campaign = campaigns[name];
    if (campaign === undefined || condition(() => !clock.hasReached(startOf(campaign)))) return undefined;
    return lazy<CampaignView>({
      ends: () => campaign.ends,
      endsText: () => formatDate(campaign.ends, tag, clock.calendar),
      ended: () => condition(() => isOver(campaign, clock)),
      percent: () => campaign.percent,
    });
  };
  return lazyRecord(Object.keys(campaigns), view);
}
