// Facts that texts name in braces, so that content states each only once: {phone.support}, {vat}.
import { lazyMap } from '../store/reads/lazy.ts';
import { untracked } from '../store/reads/reads.ts';
import type { ContentModel } from './collection.ts';
import { formatDate, formatMoney, formatPercent } from './format.ts';
import type { Locale, Locales } from './languages/locale.ts';
import { currentOffer } from './prices/offer.ts';
import { type PricePart, type Prices, priceParts } from './prices/prices.ts';
import type { SiteSettings } from './site.ts';
import type { Clock } from './time/clock.ts';

/** Matches `{name}` if the name has the form of a fact's name; other braces do not match. */
export const factPattern = /\{([a-z][\w.-]*)\}/gi;

export interface FactSources {
  readonly locales: Locales;
  readonly model: Pick<ContentModel, 'facts'>;
  readonly settings: SiteSettings;
  readonly prices: Prices;
  readonly clock: Clock;
}

/** Returns every fact by name, in one language. A fact is formatted when it is read. */
export function factsOf(sources: FactSources, locale: Locale): ReadonlyMap<string, string> {
  const { model, settings, prices } = sources;
  const { tag } = sources.locales.of(locale);
  return untracked(() =>
    lazyMap<string, string>(
      new Map([
        ...Object.entries(model.facts).map(([name, read]) => fact(name, () => read(settings, locale))),
        ...(prices.vatPercent === undefined ? [] : [fact('vat', () => formatPercent(prices.vatPercent ?? 0, tag))]),
        // A fact reads its contact only when it is computed, so listing the names here is not recorded as reading every contact.
        ...Object.entries(settings.contacts).flatMap(([name, { phone, email }]) => [
          ...(phone === undefined ? [] : [fact(`phone.${name}`, () => settings.contacts[name]?.phone ?? '')]),
          ...(email === undefined ? [] : [fact(`email.${name}`, () => settings.contacts[name]?.email ?? '')]),
        ]),
        ...campaignFacts(sources, tag),
        ...priceFacts(sources, tag),
      ]),
    ),
  );
}

type Fact = readonly [string, () => string];

const fact = (name: string, value: () => string): Fact => [name, value];

const campaignFacts = ({ prices, clock: { calendar } }: FactSources, tag: string): Fact[] =>
  Object.entries(prices.campaigns).flatMap(([name, campaign]) => [
    fact(`campaign.${name}.end`, () => formatDate(campaign.ends, tag, calendar)),
    fact(`campaign.${name}.percent`, () => formatPercent(campaign.percent, tag)),
  ]);

function priceFacts({ prices, clock }: FactSources, tag: string): Fact[] {
  const amount = (cents: number | undefined) => formatMoney(cents ?? 0, prices.currency, tag);
  return Object.entries(prices.lists).flatMap(([name, list]) => {
    // Without an offer, this is the regular price, so a text with the fact remains complete.
    const offered = (part: PricePart) => currentOffer(list, prices.campaigns, clock)?.amounts[part] ?? list.regular[part];
    return priceParts.flatMap((part) => [
      ...(list.regular[part] === undefined ? [] : [fact(`price.${name}.regular.${part}`, () => amount(list.regular[part]))]),
      ...(offered(part) === undefined ? [] : [fact(`price.${name}.offer.${part}`, () => amount(offered(part)))]),
    ]);
  });
}
