// The time left until a campaign ends; before it starts, nothing but the anchor.
import type { SectionProps } from 'archipel';
import { CountdownBox } from '../../components/prices/CountdownBox.tsx';
import { Section } from '../../components/section/Section.tsx';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

export function CountdownSection({ section: { id, ...box } }: SectionProps<typeof schema>) {
  const { campaigns } = useView();
  if (!campaigns[box.campaign]) return id === undefined ? null : <div id={id} />;
  return (
    <Section id={id}>
      <CountdownBox {...box} />
    </Section>
  );
}
