// The contact form or the support ticket, beside its title.
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { delivery } from '../delivery.ts';
import { directLinks } from '../directLinks.ts';
import { externalHref } from '../externalHref.ts';
import { Island } from '../Island.tsx';
import { useView } from '../ViewContext.ts';
import type { SectionProps } from './registry.tsx';

export const Form = ({ section: { id, kicker, title, lead, form } }: SectionProps<'form'>) => (
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
    texts: messages.contactForm,
    action: path,
    delivery: delivery(view),
    transparency: externalHref(site, 'transparency'),
    direct: directLinks(site, messages, 'contact'),
  };
  return <Island name="ContactForm" hydrate="interaction" props={props} />;
}

function Support() {
  const view = useView();
  const { path, site, messages } = view;
  const direct = directLinks(site, messages, 'support');
  return (
    <Island
      name="SupportForm"
      hydrate="interaction"
      props={{ texts: messages.supportForm, action: path, delivery: delivery(view), direct }}
    />
  );
}
