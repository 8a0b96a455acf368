// The editions of the lead package: layout, prices and claims.
import { describe, expect, test } from 'vitest';
import { editions } from '../../support/real-site/editions.ts';
import { priceList, shownAmount } from '../../support/real-site/price-lists.ts';
import { all, type Element, one, pageAt, textOf, wordsOf } from '../../support/real-site/real-site.ts';

/** The specified name of the edition for each industry, and its specified number of customers. */
const specified: Readonly<Record<string, readonly [string, number]>> = {
  general: ['Universal', 230],
  kitchen: ['Küchenstudio', 50],
  solar: ['Photovoltaik', 180],
  property: ['Hausverwaltungs', 45],
  electric: ['Elektriker', 60],
  construction: ['Hausbau', 40],
  insurance: ['Versicherungs', 55],
  'real-estate': ['Immobilienmakler', 75],
  hospital: ['Klinik', 35],
  medical: ['Arztpraxis', 120],
  physio: ['Physiotherapie', 85],
  dental: ['Zahnästhetik', 90],
  surgery: ['Ästhetik-Klinik', 45],
  pharmacy: ['Apotheken', 150],
};

/** Returns the amounts of a price list in the order in which a page shows them. */
function shownPrices(list: string): string[] {
  const { regular, offer } = priceList(list);
  return [regular, offer].flatMap((amounts) => ['setup', 'monthly', 'perMinute'].map((part) => shownAmount(amounts[part] ?? 0, 'de')));
}

const parts = [
  'Lead-Discovery',
  'Kampagnen-Orchestrierung',
  'Inbound-Call-Agent 24/7',
  'Outbound-Call-Agent 24/7',
  'Dynamische Landingpages',
  'KI-Funnel-Prozesse',
  'Monitoring inklusive',
  'Mentoring inklusive',
];

/** The seven parts of the layout, with a selector for each. */
const layout = {
  h1: 'hero',
  '[role=timer]': 'countdown',
  '.parts': 'features',
  '.prices': 'prices',
  '.quotes': 'testimonials',
  '.trust': 'trust',
  '.closing': 'closing',
};

describe.each(editions)('The edition $path', ({ id, path, industry, customers: count, prices }) => {
  const [name, customers] = specified[id] ?? [industry, count];
  const find = (selector: string): Element[] => all(pageAt(path).tree, `main ${selector}`);
  const texts = (selector: string): string[] => find(selector).map(textOf);

  test(`has the headline of the ${name} edition, with a subtitle`, () => {
    expect(texts('h1')).toEqual([`AI Lead Masters: ${name}-Edition`]);
    expect(textOf(one(pageAt(path).tree, 'h1 + p'))).toMatch(/.{40}/);
  });

  test('has its seven parts in order', () => {
    const inOrder = find(`:is(${Object.keys(layout).join()})`);
    const partOf = (element: Element) => Object.entries(layout).find(([selector]) => find(selector).includes(element))?.[1];
    expect(inOrder.map(partOf)).toEqual(Object.values(layout));
  });

  test('has a countdown with its end', () => {
    expect(wordsOf(path)).toContain('Unsere Sonderaktion läuft nur noch bis 30. Juni 2025');
    expect(texts('.countdown__name')).toEqual(['Tage', 'Stunden', 'Minuten', 'Sekunden']);
    expect(texts('.countdown__value')).toEqual(['00', '00', '00', '00']);
  });

  test('has eight features in order, each with a description and four benefits', () => {
    expect(texts('.part h3')).toEqual(parts);
    for (const part of find('.part')) {
      expect(textOf(one(part, '.part__text'))).toMatch(/.{40}/);
      expect(all(part, 'li').map(textOf)).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/.{8}/)));
    }
  });

  test('opens one feature at a time, initially the first', () => {
    expect(find('.part').map(({ attribs }) => [attribs['name'], 'open' in attribs])).toEqual(
      parts.map((_, index) => ['part', index === 0]),
    );
  });

  test('marks each drawing as an example', () => {
    const captions = texts('.part figcaption');
    expect(captions).toHaveLength(parts.length);
    for (const caption of captions) expect(caption).toMatch(/^Beispiel .{10}/);
  });

  test('offers to clone a voice for calls', () => {
    expect(wordsOf(path)).toMatch(/klon/i);
  });

  test('compares the regular prices with those of the promotion, at half price, without VAT', () => {
    expect([...texts('.price--regular dd'), ...texts('.price--offer dd')]).toEqual(shownPrices(prices));
    expect(textOf(one(pageAt(path).tree, '.price--offer'))).toMatch(
      /Einrichtung, einmalig ?50 % Rabatt auf die Einrichtung.*30\. Juni 2025/,
    );
    for (const card of find('.price')) expect(textOf(card)).toContain('Alle Preise zzgl. MwSt.');
  });

  test('has three testimonials with portrait, name, position, quote and three metrics', () => {
    expect(find('.quote')).toHaveLength(3);
    for (const quote of find('.quote')) {
      expect(all(quote, 'figcaption :is(img, svg)')).toHaveLength(1);
      const words = ['.quote__name', '.quote__position', 'blockquote'].map((selector) => textOf(one(quote, selector)));
      expect(words).toEqual([expect.stringMatching(/^Beispiel \S+ \S/), expect.stringMatching(/.{5}/), expect.stringMatching(/.{40}/)]);
      expect(all(quote, 'dl > div').map((metric) => [textOf(one(metric, 'dt')), textOf(one(metric, 'dd'))])).toEqual(
        Array.from({ length: 3 }, () => [expect.stringMatching(/./), expect.stringMatching(/\d/)]),
      );
    }
  });

  test(`claims ${customers}+ customers among four reasons to trust`, () => {
    expect(texts('.trust > li')).toEqual([
      expect.stringMatching(/^DSGVO-konform 100% rechtssicher$/),
      expect.stringMatching(/^AI Act konform geprüfte Sicherheit$/),
      expect.stringMatching(new RegExp(`^${customers}\\+ \\S`)),
      expect.stringMatching(/^95% Zufriedenheit/),
    ]);
  });

  test('ends with a call to action, and a footnote on time and VAT', () => {
    expect(find('.closing a')).toHaveLength(2);
    expect(texts('.closing')).toEqual([expect.stringMatching(/zeitlich begrenzt\. Alle Preise verstehen sich zzgl\. MwSt\.$/)]);
  });
});

test('The general edition has the testimonial figures of the specification', () => {
  const metrics = all(pageAt('/ai-lead-masters').tree, '.quote dl > div').map(textOf);
  expect(metrics).toEqual(expect.arrayContaining(['Leads +300 %', 'Kosten −60 %', 'ROI 580 %']));
});
