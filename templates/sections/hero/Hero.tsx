// The hero of an ordinary page: an example of the work; else a constellation of its topics, on the home page the solutions.
import { entryOf, type SectionProps } from 'archipel';
import type { ReactNode } from 'react';
import { schema as page } from '../../collections/pages/schema.ts';
import { Demo } from '../../components/demo/Demo.tsx';
import { Constellation } from '../../components/hero/Constellation.tsx';
import { Opening } from '../../components/hero/Opening.tsx';
import { Orb } from '../../components/hero/Orb.tsx';
import { iconsOf } from '../../components/icons/iconsOf.ts';
import { PriceSummary } from '../../components/prices/PriceSummary.tsx';
import { useView } from '../../ViewContext.ts';
import { pricesAnchor } from '../prices/pricesAnchor.ts';
import { deliverables, homeIcon } from './deliverables.ts';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>['section'];

export function Hero({ section }: SectionProps<typeof schema>) {
  const view = useView();
  const entry = entryOf(view, { folder: 'pages', schema: page });
  const sections = entry?.sections ?? [];
  const price = section.prices && <PriceSummary list={section.prices} href={pricesAnchor(sections, section.prices)} />;
  const back = view.home.current ? undefined : entry?.back;
  return <Opening {...section} back={back} price={price} picture={pictureOf(section, () => drawingOf(section, view, sections))} />;
}

const pictureOf = ({ demo }: Section, drawing: () => ReactNode): ReactNode =>
  demo ? <Demo demo={demo} className="demo--hero" /> : drawing();

function drawingOf({ icon }: Section, { id, home }: ReturnType<typeof useView>, sections: Parameters<typeof iconsOf>[0]): ReactNode {
  if (home.current) return <Orb icon={icon ?? homeIcon} satellites={deliverables} />;
  return icon && <Constellation name={id} icon={icon} stars={iconsOf(sections, icon)} />;
}
