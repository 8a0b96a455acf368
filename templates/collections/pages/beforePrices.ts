import { type SectionView, sectionsOf } from 'archipel';
import { schema as heroSchema } from '../../sections/hero/schema.ts';
import { schema as pricesSchema } from '../../sections/prices/schema.ts';

/**
 * Finds the sections between the first hero and the `prices` section with the price list that this hero names. `start` is the index
 * after the hero, and `end` the index of the `prices` section; `list` and `action` are from that section. Returns undefined if there is
 * no hero, or if the `prices` section is missing, has no button, or precedes the hero.
 */
export function beforePrices(sections: readonly SectionView[]) {
  const [hero] = sectionsOf(sections, 'hero', heroSchema);
  const prices = sectionsOf(sections, 'prices', pricesSchema).find(({ list }) => list === hero?.prices);
  if (!hero || !prices?.action) return undefined;
  const [start, end] = [sections.indexOf(hero) + 1, sections.indexOf(prices)];
  return end < start ? undefined : { start, end, list: prices.list, action: prices.action };
}
