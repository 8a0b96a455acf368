import { type SectionView, sectionsOf } from 'archipel';
import { schema } from './schema.ts';

/** Returns the section that shows a price list, or undefined if none does. */
export const pricesSection = (sections: readonly SectionView[], list: string) =>
  sectionsOf(sections, 'prices', schema).find((section) => section.list === list);

/** Returns the link to the section that shows a price list, such as `#prices`, or undefined if no section with an `id` shows it. */
export function pricesAnchor(sections: readonly SectionView[], list: string): string | undefined {
  const found = pricesSection(sections, list);
  return found?.id && `#${found.id}`;
}
