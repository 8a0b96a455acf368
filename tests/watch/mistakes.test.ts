// A mistake in a file that many pages use: `watch` leaves parts with the broken value unchanged, and updates everything else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallContent } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const offer = `languages: [de]
name: { de: Angebot }
meta:
  title: { de: Das Angebot }
  description: { de: "Statt {price.audit.regular.once} nur {price.audit.offer.once}." }
sections:
  - type: hero
    title: { de: Angebot }
    lead: { de: "Statt {price.audit.regular.once} nur {price.audit.offer.once}." }
`;

test.each([
  ['that is not a number', '{ once: viel }'],
  ['that does not parse', '{ once: 1799700'],
])('Watch keeps showing the previous price instead of a price %s, and updates the other price of the page', async (_, broken) => {
  const content = smallContent({ 'pages/offer.yaml': offer });
  const prices = join(content, 'prices.yaml');
  const edit = (from: string, to: string): void => writeFileSync(prices, readFileSync(prices, 'utf8').replace(from, to));
  const { body, state, equalsBuild } = await watching(content);
  const within = { timeout: 60_000 };
  edit('{ once: 1799700 }', broken);
  await expect.poll(async () => (await state('/offer')).held, within).toEqual([expect.stringMatching(/prices\.yaml$/)]);
  expect(await state('/')).toMatchObject({ held: [], problems: [{ severity: 'error' }] });
  edit('{ once: 999700 }', '{ once: 888800 }');
  await expect.poll(() => body('/offer'), within).toContain('8.888');
  expect(await body('/offer')).toContain('17.997');
  edit(broken, '{ once: 1699700 }');
  await expect.poll(() => body('/offer'), within).toContain('16.997');
  await equalsBuild();
});
