// A drawn example beside the text about it, or below it.
import type { SectionProps } from 'archipel';
import { TickList } from '../../components/cards/TickList.tsx';
import { Demo } from '../../components/demo/Demo.tsx';
import { ActionLink } from '../../components/links/ActionLink.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export function DemoSection({ section }: SectionProps<typeof schema>) {
  const { id, kicker, title, lead, layout, points, action, example } = section;
  return (
    <Section id={id} ground={layout === 'wide' ? 'band' : undefined} className={`shown shown--${layout}`}>
      <div className="shown__words">
        <SectionHeading kicker={kicker} title={title} lead={lead} />
        {points && <TickList items={points} />}
        {action && (
          <div className="actions">
            <ActionLink action={action} look="secondary" />
          </div>
        )}
      </div>
      <Demo demo={example} />
    </Section>
  );
}
