// A block with buttons and, if given, a telephone number.
import type { SectionProps } from 'archipel';
import { ContactPanel } from '../../components/contact/ContactPanel.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { schema } from './schema.ts';

export const Contact = ({ section: { id, title, text, actions, phone } }: SectionProps<typeof schema>) => (
  <Section id={id}>
    <ContactPanel title={title} text={text} actions={actions} phone={phone} />
  </Section>
);
