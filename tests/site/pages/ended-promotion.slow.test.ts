// In a build after the end of the promotion, pages show zeros, and load no countdown script.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build, freshFolder, realContent } from '../../support/process/process.ts';

const out = join(freshFolder(), 'dist');

beforeAll(async () => {
  expect(await build(realContent, out, { more: ['--at', '2025-07-02T12:00:00+02:00'] })).toMatchObject({ code: 0 });
}, 240_000);

const htmlOf = (page: string): string => readFileSync(join(out, `${page}.html`), 'utf8');

const textOf = (page: string): string =>
  htmlOf(page)
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test.each([
  ['ai-audit', 'Aktueller Preis', 'Die Aktion endete am 30. Juni 2025. Bis auf Weiteres gilt der Aktionspreis von 9.997 €.'],
  ['en/ai-audit', 'Current price', 'The promotion ended on 30 June 2025. Until further notice the promotional price of €9,997 applies.'],
  ['ai-lead-masters-dental', 'Aktueller Preis', 'Die Aktion endete am 30. Juni 2025. Bis auf Weiteres gilt der Aktionspreis von 4.999 €.'],
])(
  'After the promotion, %s states once, above the zeros of the countdown, that the promotion is over and which price applies',
  (page, title, sentence) => {
    expect(textOf(page).split(sentence)).toHaveLength(2);
    expect(textOf(page)).toMatch(new RegExp(`${title}.*${sentence.slice(0, 20)}.*00 .*00 .*00 .*00 `));
    expect(textOf(page)).not.toMatch(/Ihr Preis|Your price|Rabatt auf die Einrichtung|off set-up/);
    // The regular price is not struck out, because it is not charged.
    expect(htmlOf(page)).not.toMatch(/<s>/);
  },
);

test.each(['ai-audit', 'en/ai-audit', 'ai-lead-masters-dental'])('After the promotion, %s shows zeros without an island', (page) => {
  expect(htmlOf(page).match(/class="countdown__value">00</g)).toHaveLength(4);
  expect(htmlOf(page)).not.toContain('data-island="Countdown"');
});
