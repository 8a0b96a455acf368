import { type SectionView, sectionsOf } from 'archipel';
import { schema } from './schema.ts';

/** The address within the page of the section that shows a price list; undefined where none does, or it has no `id`. */
export function pricesAnchor(sections: readonly SectionView[], list: string): string | undefined {
  const found = sectionsOf(sections, 'prices', schema).find((section) => section.list === list);
  return found?.id && `#${found.id}`;
}
