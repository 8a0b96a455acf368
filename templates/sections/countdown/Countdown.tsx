// The time left until a campaign ends. Before the campaign starts, or if the prices on the page say that it is over, only the
// anchor is rendered, if there is one.
import type { SectionProps } from 'archipel';
import { sectionsOnPage } from '../../collections/pages/sectionsOnPage.ts';
import { CountdownBox } from '../../components/prices/CountdownBox.tsx';
import { Section } from '../../components/section/Section.tsx';
import { useView } from '../../ViewContext.ts';
import { pricesSection } from '../prices/pricesAnchor.ts';
import type { schema } from './schema.ts';

export function CountdownSection({ section: { id, ...box } }: SectionProps<typeof schema>) {
  const view = useView();
  const { campaigns, prices } = view;
  const found = campaigns[box.campaign];
  const isBelowPrices =
    box.list !== undefined && prices[box.list]?.campaign === box.campaign && pricesSection(sectionsOnPage(view), box.list);
  if (!found || (found.ended && isBelowPrices)) return id === undefined ? null : <div id={id} />;
  return (
    <Section id={id}>
      <CountdownBox {...box} />
    </Section>
  );
}
