import { type SectionView, sectionsOf } from 'archipel';
import { schema } from './schema.ts';

/** Returns the section that shows a price list, or undefined if none does. */
export const pricesSection = (sections: readonly SectionView[], list: string) =>
  sectionsOf(sections, 'prices', schema).find((section) => section.list === list);

/** Returns the address within the page of the section that shows a price list, or undefined if there is none or it has no `id`. */
export function pricesAnchor(sections: readonly SectionView[], list: string): string | undefined {
  const found = pricesSection(sections, list);
  return found?.id && `#${found.id}`;
}
