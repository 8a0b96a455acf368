// A closing call to action.
import type { SectionProps } from 'archipel';
import { Closing } from '../../components/section/Closing.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { schema } from './schema.ts';

export const Cta = ({ section: { id, title, text, actions, footnote } }: SectionProps<typeof schema>) => (
  <Section id={id}>
    <Closing title={title} text={text} actions={actions}>
      {footnote}
    </Closing>
  </Section>
);
