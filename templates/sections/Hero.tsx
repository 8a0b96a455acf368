// The opening of an ordinary page: a constellation of what it speaks of. The home page shows all that the house delivers.
import { entryOf } from 'archipel';
import { schema } from '../collections/pages/schema.ts';
import { Constellation } from '../components/Constellation.tsx';
import { iconsOf } from '../components/iconsOf.ts';
import { Opening } from '../components/Opening.tsx';
import { Orb } from '../components/Orb.tsx';
import { useView } from '../ViewContext.ts';
import { deliverables, homeIcon } from './deliverables.ts';
import type { SectionProps } from './registry.tsx';

export function Hero({ section }: SectionProps<'hero'>) {
  const view = useView();
  const { id, home } = view;
  const { icon } = section;
  if (home.current) return <Opening {...section} picture={<Orb icon={icon ?? homeIcon} satellites={deliverables} />} />;
  const page = entryOf(view, { folder: 'pages', schema });
  const stars = icon && page ? iconsOf(page.sections, icon) : [];
  return <Opening {...section} back={page?.back} picture={icon && <Constellation name={id} icon={icon} stars={stars} />} />;
}
