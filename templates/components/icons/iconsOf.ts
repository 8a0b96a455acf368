// The topics of a page as icons: the stars in the drawing of its hero.
import type { SectionView } from 'archipel';

const most = 7;

/** The different icons of the items in `sections`, in reading order, without `own`; at most seven. */
export function iconsOf(sections: readonly SectionView[], own: string): readonly string[] {
  const items = sections.flatMap<object | string>((section) => ('items' in section && Array.isArray(section.items) ? section.items : []));
  const icons = items.flatMap((item) => (typeof item === 'object' && 'icon' in item && typeof item.icon === 'string' ? [item.icon] : []));
  return [...new Set(icons)].filter((icon) => icon !== own).slice(0, most);
}
