// A closing call to action.
import { Closing } from '../components/Closing.tsx';
import { Section } from '../components/Section.tsx';
import type { SectionProps } from './registry.tsx';

export const Cta = ({ section: { id, title, text, actions, footnote } }: SectionProps<'cta'>) => (
  <Section id={id}>
    <Closing title={title} text={text} actions={actions}>
      {footnote}
    </Closing>
  </Section>
);
