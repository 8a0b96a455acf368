import { formProps, type SectionProps } from 'archipel';
import { ContactForm } from '../../../islands/ContactForm/ContactForm.tsx';
import { contact } from '../../../islands/ContactForm/contact.ts';
import { Island } from '../../Island.tsx';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

export const Contact = ({ section: { id } }: SectionProps<typeof schema>) => (
  <section id={id} className="section wrap">
    <Island of={ContactForm} hydrate="interaction" props={formProps(useView(), contact)} />
  </section>
);
