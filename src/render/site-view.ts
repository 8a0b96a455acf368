// What all pages of a language share: company, contacts, prices, campaigns, cards. Made once per language.
import { yearOf } from '../model/calendar.ts';
import { withoutDates } from '../model/dated.ts';
import { factsOf } from '../model/facts.ts';
import { formatDate, formatMoney, formatPercent } from '../model/format.ts';
import type { Locale } from '../model/locale.ts';
import { currentOffer, type Offer, startOf } from '../model/offer.ts';
import { type PriceList, type Prices, priceParts } from '../model/prices.ts';
import type { Site } from '../model/site-content.ts';
import type { CampaignView, PageView, PriceListView, SiteView } from '../model/view.ts';
import { emailLink, externalLink, phoneLink } from './links.ts';
import { fillFacts } from './localize.ts';
import { servicesView } from './services-view.ts';
import { createTranslators } from './translate.ts';

export interface LocaleView extends Pick<PageView, 'site' | 'prices' | 'vat' | 'campaigns' | 'messages' | 't' | 'year'> {
  readonly facts: ReadonlyMap<string, string>;
  /** The moment of the build in milliseconds since 1970. */
  readonly at: number;
}

/** The shared part of all views, by language. `at` is the moment of the build in milliseconds since 1970. */
export function localeViews(site: Site, at: number): Readonly<Record<Locale, LocaleView>> {
  const translators = createTranslators(site.messages);
  const view = (locale: Locale): LocaleView => {
    const facts = factsOf({ settings: site.settings, prices: site.prices, at }, locale);
    return {
      facts,
      at,
      site: siteView(site, locale, facts),
      prices: priceViews(site.prices, locale, at),
      vat: formatPercent(site.prices.vatPercent, locale),
      campaigns: campaignViews(site.prices, locale, at),
      messages: site.messages[locale],
      t: translators[locale],
      year: yearOf(at),
    };
  };
  return { de: view('de'), en: view('en') };
}

function siteView(site: Site, locale: Locale, facts: ReadonlyMap<string, string>): SiteView {
  const { company, contacts, externals, leadPackage, social, promotion, booking, name } = site.settings;
  const words = (text: { readonly de?: string | undefined; readonly en?: string | undefined }): string =>
    fillFacts(text[locale] ?? '', facts);
  return {
    name: words(name),
    company: { ...withoutDates(company), tagline: words(company.tagline), country: words(company.country) },
    contacts: Object.fromEntries(
      Object.entries(contacts).map(([key, { phone, email }]) => [
        key,
        {
          ...(phone === undefined ? {} : { phone: phoneLink(site, key) }),
          ...(email === undefined ? {} : { email: emailLink(site, key) }),
        },
      ]),
    ),
    externals: Object.fromEntries(Object.keys(externals).map((key) => [key, externalLink(site, key)])),
    social: social.map(({ label, icon, external }) => ({ label: words(label), icon, link: externalLink(site, external) })),
    product: leadPackage.product,
    campaign: promotion.campaign,
    buy: externalLink(site, leadPackage.buy),
    videoCall: externalLink(site, leadPackage.videoCall),
    booking: externalLink(site, booking),
    services: servicesView(site.settings, locale),
  };
}

function priceViews(prices: Prices, locale: Locale, at: number): Readonly<Record<string, PriceListView>> {
  const amount = (cents: number) => formatMoney(cents, prices.currency, locale);
  const view = (list: PriceList): PriceListView => {
    const offer = currentOffer(list, prices.campaigns, at);
    const lines = priceParts.flatMap((part) => {
      const regular = list.regular[part];
      const offered = offer === undefined ? regular : offer.amounts[part];
      return regular === undefined || offered === undefined ? [] : [{ part, regular: amount(regular), offer: amount(offered) }];
    });
    if (offer === undefined) return { lines };
    const { campaign } = offer;
    const advertised = prices.campaigns[campaign]?.percent;
    return { lines, campaign, ...(advertised !== undefined && advertised === savingOf(list, offer) ? { saving: advertised } : {}) };
  };
  return Object.fromEntries(Object.entries(prices.lists).map(([name, list]) => [name, view(list)]));
}

/** What an offer saves on the first amount of its list, in whole percent. */
function savingOf({ regular }: PriceList, offer: Offer): number | undefined {
  const part = priceParts.find((name) => regular[name] !== undefined);
  const [before, now] = part === undefined ? [] : [regular[part], offer.amounts[part]];
  return before === undefined || now === undefined ? undefined : Math.round((1 - now / before) * 100);
}

const campaignViews = ({ campaigns }: Prices, locale: Locale, at: number): Readonly<Record<string, CampaignView>> =>
  Object.fromEntries(
    Object.entries(campaigns)
      .filter(([, campaign]) => startOf(campaign) <= at)
      .map(([name, { ends, percent }]) => [name, { ends, endsText: formatDate(ends, locale), percent }]),
  );
