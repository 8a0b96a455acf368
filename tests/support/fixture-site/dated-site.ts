// The valid fixture with campaigns, expiry dates and reviews at many instants, for tests of what depends on time.
import type { ContentTree } from '../../../src/content/tree.ts';
import { contentWith } from './content.ts';

const prices = `currency: EUR
vatPercent: 19
campaigns:
  spring: { starts: 2025-03-01T00:00:00+01:00, ends: 2025-03-31T23:59:59+02:00, percent: 10, reviewBy: 2025-03-15 }
  summer: { starts: 2025-06-01T00:00:00+02:00, ends: 2025-06-30T23:59:59+02:00, percent: 50 }
  contest: { starts: 2025-07-20T00:00:00+02:00, ends: 2025-07-31T23:59:59+02:00, percent: 5 }
  secret: { starts: 2025-08-01T00:00:00+02:00, ends: 2025-08-31T23:59:59+02:00, percent: 50 }
  winter: { starts: 2025-12-01T00:00:00+01:00, ends: 2026-01-15T23:59:59+01:00, percent: 20 }
lists:
  masts:
    regular: { once: 1799700 }
    reviewBy: 2025-11-01
    offers:
      - { campaign: winter, amounts: { once: 1399700 } }
      - { campaign: spring, amounts: { once: 1599700 } }
      - { campaign: summer, amounts: { once: 999700 } }
  waves:
    regular: { setup: 999700, monthly: 50000, perMinute: 39 }
    offers:
      - { campaign: summer, amounts: { setup: 499900, monthly: 30000, perMinute: 25 } }
      - { campaign: winter, amounts: { setup: 499900, monthly: 40000, perMinute: 25 } }
  unseen:
    regular: { once: 200 }
    offers:
      - { campaign: secret, amounts: { once: 100 } }
`;

const faq = `      - { question: { de: "Wie alt?", en: "How old?" }, answer: { de: Drei Jahre., en: Three years. }, validUntil: 2025-09-15 }
      - { validFrom: 2025-08-15, question: { de: "Wie neu?", en: "How new?" }, answer: { de: Ganz neu., en: Quite new. } }
`;

const sections = `  - { type: countdown, campaign: contest, title: { de: Mitmachen } }
  - { type: countdown, campaign: summer, title: { de: Nur kurz }, validUntil: 2025-06-30 }
  - type: faq
    title: { de: Im Frühling }
    validUntil: 2025-05-01
    items:
      - { question: { de: "Warum?" }, answer: { de: Darum. } }
      - { question: { de: "Wann?" }, answer: { de: Bald. } }
      - { question: { de: "Wer?" }, answer: { de: Wir. }, validUntil: 2025-07-15 }
  - { type: prices, title: { de: Wellen }, list: waves, validUntil: 2025-10-10T12:00:00+02:00 }
`;

const facts = `hero:
  lead: { de: Schwimmt und sendet., en: Floats and transmits. }
  facts:
    - { value: { de: 99 %, en: 99% }, label: { de: über Wasser, en: afloat }, reviewBy: 2025-04-10 }
    - { value: { de: ISO 1, en: ISO 1 }, label: { de: geprüft, en: certified }, validUntil: 2025-11-11 }
`;

const textOf = (file: string): string => contentWith().texts.get(file) ?? '';

/** Returns the content of the site with dates. */
export const datedSite = (): ContentTree =>
  contentWith({
    'prices.yaml': prices,
    'site.yaml': textOf('site.yaml')
      .replace('vatId: DE111111111', 'vatId: DE111111111\n  reviewBy: 2026-02-28')
      .replace('campaign: summer', 'campaign: contest'),
    'pages/home.yaml': `${textOf('pages/home.yaml')}${faq}`,
    'pages/offer.yaml': `reviewBy: 2025-05-20\n${textOf('pages/offer.yaml')}${sections}`,
    'pages/about.en.mdx': `${textOf('pages/about.en.mdx')}\nFrom <Fact name="price.waves.offer.monthly" /> a month.\n`,
    'stations/buoy.yaml': textOf('stations/buoy.yaml').replace(/^hero:.*\n/m, () => facts),
  });
