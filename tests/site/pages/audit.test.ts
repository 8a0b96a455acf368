// The AI audit: its price and its countdown.
import { expect, test } from 'vitest';
import { priceList, shownAmount } from '../../support/real-site/price-lists.ts';
import { all, pageAt, textOf, wordsOf } from '../../support/real-site/real-site.ts';

const texts = (path: string, selector: string): string[] => all(pageAt(path).tree, `main ${selector}`).map(textOf);

test.each([
  ['/ai-audit', 'de', 'zzgl. 19 % MwSt.'],
  ['/en/ai-audit', 'en', 'plus 19% VAT'],
] as const)('The prices on %s are the regular one and that of the promotion, each plus 19%% VAT', (path, lang, vat) => {
  const { regular, offer } = priceList('audit');
  const [before, now] = [regular, offer].map(({ once = 0 }) => shownAmount(once, lang));
  expect([...texts(path, '.price--regular dd'), ...texts(path, '.price--offer dd')]).toEqual([before, vat, now, vat]);
});

test.each([
  ['/ai-audit', 'Unsere Sonderaktion läuft nur noch bis 30. Juni 2025', ['Tage', 'Stunden', 'Minuten', 'Sekunden']],
  ['/en/ai-audit', '30 June 2025', ['Days', 'Hours', 'Minutes', 'Seconds']],
])('The countdown on %s has the text “%s”', (path, end, units) => {
  expect(wordsOf(path)).toContain(end);
  expect(texts(path, '[role=timer] .countdown__name')).toEqual(units);
  expect(texts(path, '[role=timer] .countdown__value')).toEqual(['00', '00', '00', '00']);
});

// 9,997 is more than half of 17,997. The 50% of the promotion apply only to the lead package.
test.each(['/ai-audit', '/en/ai-audit'])('The offer on %s is not called half price', (path) => {
  expect(wordsOf(path)).not.toMatch(/50\s?%/);
});
