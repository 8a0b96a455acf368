// The hero of an ordinary page, with an example of the work if content has one.
import { entryOf, type SectionProps } from 'archipel';
import { schema as page } from '../../collections/pages/schema.ts';
import { Demo } from '../../components/demo/Demo.tsx';
import { Opening } from '../../components/hero/Opening.tsx';
import { PriceSummary } from '../../components/prices/PriceSummary.tsx';
import { useView } from '../../ViewContext.ts';
import { pricesAnchor } from '../prices/pricesAnchor.ts';
import type { schema } from './schema.ts';

export function Hero({ section }: SectionProps<typeof schema>) {
  const view = useView();
  const entry = entryOf(view, { folder: 'pages', schema: page });
  const sections = entry?.sections ?? [];
  const price = section.prices && <PriceSummary list={section.prices} href={pricesAnchor(sections, section.prices)} />;
  const back = view.home.current ? undefined : entry?.back;
  return <Opening {...section} back={back} price={price} picture={section.demo && <Demo demo={section.demo} className="demo--hero" />} />;
}
