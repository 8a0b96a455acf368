// A price list: the regular price beside the offer, with the included services and the order button.
import type { SectionProps } from 'archipel';
import { TickList } from '../../components/cards/TickList.tsx';
import { ActionLink } from '../../components/links/ActionLink.tsx';
import { EndedPromotion } from '../../components/prices/EndedPromotion.tsx';
import { PriceComparison } from '../../components/prices/PriceComparison.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

export function Prices({ section }: SectionProps<typeof schema>) {
  const { prices } = useView();
  const { id, kicker, title, lead, list, includes, note, action } = section;
  const campaign = prices[list]?.campaign;
  return (
    <Section id={id}>
      <SectionHeading kicker={kicker} title={title} lead={lead} />
      <PriceComparison list={list}>
        {includes && <TickList items={includes} />}
        {action && <ActionLink action={action} look="primary" />}
        {note && <p className="price__note">{note}</p>}
      </PriceComparison>
      {campaign !== undefined && <EndedPromotion campaign={campaign} list={list} />}
    </Section>
  );
}
