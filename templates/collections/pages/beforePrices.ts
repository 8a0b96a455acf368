import { type SectionView, sectionsOf } from 'archipel';
import { schema as heroSchema } from '../../sections/hero/schema.ts';
import { schema as pricesSchema } from '../../sections/prices/schema.ts';

/**
 * Finds the sections between the first hero and the prices of the list that this hero names, with the button of those prices. `start`
 * and `end` are indexes of `sections`, without the section at `end`. Returns undefined if there is no hero, or if the prices are
 * missing, have no button, or precede the hero.
 */
export function beforePrices(sections: readonly SectionView[]) {
  const [hero] = sectionsOf(sections, 'hero', heroSchema);
  const prices = sectionsOf(sections, 'prices', pricesSchema).find(({ list }) => list === hero?.prices);
  if (!hero || !prices?.action) return undefined;
  const [start, end] = [sections.indexOf(hero) + 1, sections.indexOf(prices)];
  return end < start ? undefined : { start, end, list: prices.list, action: prices.action };
}
