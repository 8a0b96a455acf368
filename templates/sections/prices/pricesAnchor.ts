import { type SectionView, sectionsOf } from 'archipel';
import { schema } from './schema.ts';

/** The section that shows a price list; undefined if none does. */
export const pricesSection = (sections: readonly SectionView[], list: string) =>
  sectionsOf(sections, 'prices', schema).find((section) => section.list === list);

/** The address within the page of the section that shows a price list; undefined if none does, or it has no `id`. */
export function pricesAnchor(sections: readonly SectionView[], list: string): string | undefined {
  const found = pricesSection(sections, list);
  return found?.id && `#${found.id}`;
}
