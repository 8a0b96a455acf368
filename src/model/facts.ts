// Facts that texts may name in braces, so that each stands once in content: {phone.support}, {vat}.
import { formatDate, formatMoney, formatPercent } from './format.ts';
import type { Locale } from './locale.ts';
import { currentOffer } from './offer.ts';
import { type Prices, priceParts } from './prices.ts';
import type { SiteSettings } from './site.ts';

/** `{name}` with a name as facts have them; other braces are left alone. */
export const factPattern = /\{([a-z][\w.-]*)\}/gi;

export interface FactSources {
  readonly settings: SiteSettings;
  readonly prices: Prices;
  /** The moment for which the site is built, in milliseconds since 1970. */
  readonly at: number;
}

/** Every fact by name, in one language. */
export function factsOf(sources: FactSources, locale: Locale): ReadonlyMap<string, string> {
  const { company, contacts, leadPackage } = sources.settings;
  return new Map([
    ['company', company.name],
    ['company.short', company.shortName],
    ...(['street', 'postalCode', 'city', 'representative', 'vatId'] as const).map((key) => [`company.${key}`, company[key]] as const),
    ['company.country', company.country[locale] ?? ''],
    ['city', company.city],
    ['product', leadPackage.product],
    ['vat', formatPercent(sources.prices.vatPercent, locale)],
    ...Object.entries(contacts).flatMap(([name, { phone, email }]) => [
      ...(phone === undefined ? [] : [[`phone.${name}`, phone] as const]),
      ...(email === undefined ? [] : [[`email.${name}`, email] as const]),
    ]),
    ...campaignFacts(sources.prices, locale),
    ...priceFacts(sources, locale),
  ]);
}

const campaignFacts = ({ campaigns }: Prices, locale: Locale): (readonly [string, string])[] =>
  Object.entries(campaigns).flatMap(([name, { ends, percent }]) => [
    [`campaign.${name}.end`, formatDate(ends, locale)] as const,
    [`campaign.${name}.percent`, formatPercent(percent, locale)] as const,
  ]);

function priceFacts({ prices, at }: FactSources, locale: Locale): (readonly [string, string])[] {
  const amount = (cents: number) => formatMoney(cents, prices.currency, locale);
  return Object.entries(prices.lists).flatMap(([name, list]) => {
    const offer = currentOffer(list, prices.campaigns, at);
    return priceParts.flatMap((part) => {
      const regular = list.regular[part];
      // Without an offer, what is asked for is the regular price: a text that names the fact stays whole.
      const offered = offer?.amounts[part] ?? regular;
      return [
        ...(regular === undefined ? [] : [[`price.${name}.regular.${part}`, amount(regular)] as const]),
        ...(offered === undefined ? [] : [[`price.${name}.offer.${part}`, amount(offered)] as const]),
      ];
    });
  });
}
