// The contact form or the support ticket, beside its title.
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
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
  const { path, site, messages } = useView();
  const props = {
    texts: messages.contactForm,
    action: path,
    transparency: externalHref(site, 'transparency'),
    ...directLinks(site, messages, 'contact'),
  };
  return <Island name="ContactForm" when="interaction" props={props} />;
}

function Support() {
  const { path, site, messages } = useView();
  return (
    <Island
      name="SupportForm"
      when="interaction"
      props={{ texts: messages.supportForm, action: path, ...directLinks(site, messages, 'support') }}
    />
  );
}
