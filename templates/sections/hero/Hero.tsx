// The hero of an ordinary page: a constellation of its topics. On the home page: all solutions and products.
import { entryOf, type SectionProps } from 'archipel';
import { schema as page } from '../../collections/pages/schema.ts';
import { Constellation } from '../../components/hero/Constellation.tsx';
import { Opening } from '../../components/hero/Opening.tsx';
import { Orb } from '../../components/hero/Orb.tsx';
import { iconsOf } from '../../components/icons/iconsOf.ts';
import { PriceSummary } from '../../components/prices/PriceSummary.tsx';
import { useView } from '../../ViewContext.ts';
import { pricesAnchor } from '../prices/pricesAnchor.ts';
import { deliverables, homeIcon } from './deliverables.ts';
import type { schema } from './schema.ts';

export function Hero({ section }: SectionProps<typeof schema>) {
  const view = useView();
  const { id, home } = view;
  const { icon } = section;
  if (home.current) return <Opening {...section} picture={<Orb icon={icon ?? homeIcon} satellites={deliverables} />} />;
  const entry = entryOf(view, { folder: 'pages', schema: page });
  const stars = icon && entry ? iconsOf(entry.sections, icon) : [];
  const price = section.prices && <PriceSummary list={section.prices} href={pricesAnchor(entry?.sections ?? [], section.prices)} />;
  return <Opening {...section} back={entry?.back} price={price} picture={icon && <Constellation name={id} icon={icon} stars={stars} />} />;
}
