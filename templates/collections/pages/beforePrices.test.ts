// A page shows its price bar from the hero to the prices, whatever the other sections are.
import type { SectionView } from 'archipel';
import { expect, test } from 'vitest';
import { beforePrices } from './beforePrices.ts';

const action = { label: 'Buy' };
const kinds = {
  hero: { type: 'hero', prices: 'audit' },
  plainHero: { type: 'hero' },
  text: { type: 'text' },
  audit: { type: 'prices', list: 'audit', action },
  other: { type: 'prices', list: 'other', action },
  withoutButton: { type: 'prices', list: 'audit' },
};
type Kind = keyof typeof kinds;

test.each<[readonly Kind[], readonly [start: number, end: number]]>([
  [
    ['hero', 'text', 'audit', 'text'],
    [1, 2],
  ],
  [
    ['hero', 'audit'],
    [1, 1],
  ],
  [
    ['text', 'hero', 'text', 'other', 'text', 'audit'],
    [2, 5],
  ],
  [
    ['other', 'hero', 'audit', 'other'],
    [2, 2],
  ],
])('A page with the sections %j has a price bar in the range of indexes %j', (order, [start, end]) => {
  expect(beforePrices(sectionsFrom(order))).toEqual({ start, end, list: 'audit', action });
});

test.each<[readonly Kind[]]>([
  [['hero', 'other']],
  [['audit', 'hero', 'text']],
  [['hero', 'withoutButton']],
  [['plainHero', 'audit']],
  [['text', 'audit']],
  [[]],
])('A page with the sections %j has no price bar', (order) => {
  expect(beforePrices(sectionsFrom(order))).toBeUndefined();
});

const sectionsFrom = (order: readonly Kind[]): readonly SectionView[] =>
  order.map((kind) => ({ ...kinds[kind] }) as unknown as SectionView);
