// The opening of an ordinary page: a constellation of what it speaks of. The home page shows all that the house delivers.
import { Constellation } from '../components/Constellation.tsx';
import { iconsOf } from '../components/iconsOf.ts';
import { Opening } from '../components/Opening.tsx';
import { Orb } from '../components/Orb.tsx';
import { useView } from '../ViewContext.ts';
import { deliverables, homeIcon } from './deliverables.ts';
import type { SectionProps } from './registry.tsx';

export function Hero({ section }: SectionProps<'hero'>) {
  const { id, content, home } = useView();
  const { icon } = section;
  if (home.current) return <Opening {...section} picture={<Orb icon={icon ?? homeIcon} satellites={deliverables} />} />;
  const page = 'page' in content ? content.page : undefined;
  const stars = icon && page ? iconsOf(page.sections, icon) : [];
  return <Opening {...section} back={page?.back} picture={icon && <Constellation name={id} icon={icon} stars={stars} />} />;
}
