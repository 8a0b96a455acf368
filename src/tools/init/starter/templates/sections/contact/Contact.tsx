import { formProps, type SectionProps } from 'archipel';
import { contact } from '../../../islands/MessageForm/contact.ts';
import messageForm from '../../../islands/MessageForm/index.ts';
import { Island } from '../../Island.tsx';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

export const Contact = ({ section: { id } }: SectionProps<typeof schema>) => (
  <section id={id} className="section wrap">
    <Island of={messageForm} hydrate="interaction" props={formProps(useView(), contact)} />
  </section>
);
