// Every promised figure is on its page, with the name of the counted thing.
import { describe, expect, test } from 'vitest';
import { claims } from '../../support/real-site/claims.ts';
import { publicPages, textOf, wordsOf } from '../../support/real-site/real-site.ts';

/** Path, figure and label in German, figure and label in English. */
const figures: readonly (readonly [string, string, RegExp, string, RegExp])[] = [
  ['/ai-solutions/ai-cio', '99,99 %', /Verfügbarkeit/, '99.99%', /availability/],
  ['/ai-solutions/ai-cfo', '95 %', /Prognosegenauigkeit/, '95%', /forecast accuracy/],
  ['/ai-solutions/web-developer', '80 %', /schnellere Entwicklung/, '80%', /faster development/],
  ['/ai-solutions/web-developer', '70 %', /geringere Kosten/, '70%', /lower cost/],
  ['/ai-solutions/lead-scraper', 'über 50', /Datenquellen/, 'over 50', /data sources/],
  ['/ai-solutions/campaign-agent', '75 %', /Zeitersparnis/, '75%', /time saving/],
  ['/ai-solutions/campaign-agent', '40 %', /geringere Kosten/, '40%', /lower cost/],
  ['/ai-solutions/campaign-agent', '300 %', /durchschnittlicher ROI/, '300%', /average ROI/],
  ['/ai-solutions/inbound-call-agents', '24/7', /erreichbar/, '24/7', /on call/],
  ['/ai-solutions/inbound-call-agents', 'unter 10 s', /Wartezeit/, 'under 10 s', /waiting time/],
  ['/ai-solutions/inbound-call-agents', '95 %', /Lösung im ersten Gespräch/, '95%', /first call resolution/],
  ['/ai-solutions/inbound-call-agents', '99,9 %', /Verfügbarkeit/, '99.9%', /availability/],
  ['/ai-solutions/outbound-call-agents', '60 %', /Kostenreduktion/, '60%', /cost reduction/],
  ['/ai-solutions/outbound-call-agents', '85 %', /Conversion/, '85%', /conversion/],
  ['/ai-solutions/video-avatars', '50+', /Sprachen/, '50+', /languages/],
  ['/ai-solutions/video-avatars', '99,99 %', /Verfügbarkeit/, '99.99%', /uptime/],
  ['/ai-solutions/video-avatars', 'REST API', /System/, 'REST API', /system/],
  ['/ai-solutions/analytics-team', '85 %', /Standardberichte/, '85%', /standard reports/],
  ['/ai-solutions/analytics-team', '60 %', /weniger Zeit/, '60%', /less time/],
  ['/ai-solutions/analytics-team', '40 %', /weniger Aufwand/, '40%', /less effort/],
  ['/ai-solutions/analytics-team', '300 %', /mehr Auswertungen/, '300%', /more analyses/],
  ['/api', '99,99 %', /Verfügbarkeit/, '99.99%', /availability/],
  ['/api', '100 ms', /[Uu]nter|Latenz/, '100 ms', /under|latency/],
  ['/api', 'ISO 27001', /Informationssicherheit/, 'ISO 27001', /[Ii]nformation security/],
  ['/api', '30 Tage', /kostenlos/, '30-day', /free trial/],
  ['/support', '24/7', /\+49/, '24/7', /\+49/],
  ['/contact', '24/7', /\+49/, '24/7', /\+49/],
];

describe.each(figures)('The page %s claims', (path, german, germanLabel, english, englishLabel) => {
  test(`${german} in German`, () => expect(claims(wordsOf(path), german, germanLabel)).toBe(true));
  test(`${english} in English`, () => expect(claims(wordsOf(`/en${path}`), english, englishLabel)).toBe(true));
});

/** Claims about the company as a whole, which at least one page makes: figure and label in German, then in English. */
const anywhere: readonly (readonly [string, RegExp, string, RegExp])[] = [
  ['99,9 %', /Verfügbarkeit/, '99.9%', /availability/],
  ['95 %', /Zufriedenheit/, '95%', /satisfaction/],
  ['80 %', /Zeitersparnis/, '80%', /time saving/],
  ['95 %', /Datengenauigkeit/, '95%', /data accuracy/],
  ['3-mal', /mehr Engagement/, '3×', /more engagement/],
  ['5-mal', /mehr Gespräche/, '5×', /more conversations/],
  ['+300 %', /Conversion/, '+300%', /conversion/],
];

const mainOf = (lang: string): string[] => publicPages.filter((page) => page.lang === lang).map(({ path }) => wordsOf(path));

describe.each(anywhere)('One of the pages claims', (german, germanLabel, english, englishLabel) => {
  test(`${german} ${germanLabel.source}`, () => expect(mainOf('de').some((text) => claims(text, german, germanLabel))).toBe(true));
  test(`${english} ${englishLabel.source}`, () => expect(mainOf('en').some((text) => claims(text, english, englishLabel))).toBe(true));
});

test('Every page offers newcomers 10% off the first order', () => {
  const textsOf = (lang: string) => publicPages.filter((page) => page.lang === lang).map(({ tree }) => textOf(tree));
  expect(textsOf('de').filter((text) => !claims(text, '10 %', /erste Bestellung/))).toEqual([]);
  expect(textsOf('en').filter((text) => !claims(text, '10%', /first order/))).toEqual([]);
});
