// The contact form or the support ticket, beside its title.
import type { SectionProps } from 'archipel';
import contactForm from '../../../islands/ContactForm/index.ts';
import supportForm from '../../../islands/SupportForm/index.ts';
import { externalHref } from '../../components/links/externalLink.ts';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { contactFallbackLinks } from '../../forms/contactFallbackLinks.ts';
import { delivery } from '../../forms/delivery.ts';
import { Island } from '../../Island.tsx';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

export const Form = ({ section: { id, kicker, title, lead, form } }: SectionProps<typeof schema>) => (
  <Section id={id} className="split">
    <div className="split__aside">
      <SectionHeading kicker={kicker} title={title} lead={lead} />
    </div>
    <div className="form-pane">{form === 'contact' ? <Contact /> : <Support />}</div>
  </Section>
);

function Contact() {
  const view = useView();
  const { path, site, messages } = view;
  const props = {
    action: path,
    delivery: delivery(view),
    transparency: externalHref(site, 'transparency'),
    direct: contactFallbackLinks(site, messages, 'contact'),
  };
  return <Island of={contactForm} hydrate="interaction" props={props} />;
}

function Support() {
  const view = useView();
  const { path, site, messages } = view;
  const direct = contactFallbackLinks(site, messages, 'support');
  return <Island of={supportForm} hydrate="interaction" props={{ action: path, delivery: delivery(view), direct }} />;
}
