// A block with a booking button and, where named, a telephone number.
import { ContactPanel } from '../components/ContactPanel.tsx';
import { Section } from '../components/Section.tsx';
import type { SectionProps } from './registry.tsx';

export const Contact = ({ section: { id, title, text, actions, phone } }: SectionProps<'contact'>) => (
  <Section id={id}>
    <ContactPanel title={title} text={text} actions={actions} phone={phone} />
  </Section>
);
