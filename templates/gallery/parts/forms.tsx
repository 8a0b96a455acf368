// The two forms of pages in their states.
import { type SectionProps, typedView } from 'archipel';
import contact from '../../../islands/ContactForm/index.ts';
import support from '../../../islands/SupportForm/index.ts';
import { NextSteps, Success } from '../../../islands/shared/FormStatus.tsx';
import { contactFallbackLinks } from '../../forms/contactFallbackLinks.ts';
import { Form } from '../../sections/form/Form.tsx';
import type { schema } from '../../sections/form/schema.ts';
import { useView } from '../../ViewContext.ts';
import type { Example } from '../ExampleList.tsx';
import { busy, changed, cut, failed, markupOf, refused, Stage } from './stage.tsx';

type Name = SectionProps<typeof schema>['section']['form'];

/** Returns the HTML of the form and its success view, without the heading beside the form. */
function useForm(name: Name): string {
  const html = markupOf(useView(), <Form section={{ title: name, form: name }} />);
  const form = cut(html, /<form class="form".*<\/form>.*?<div class="success".*?<\/div>/s);
  // The title above the form is missing here, so the headings in the form are one level higher.
  return changed(form, /<(\/?)h3/g, '<$1h2');
}

const Usual = ({ name }: { readonly name: Name }) => <Stage html={useForm(name)} />;

/** Returns the messages of the form. */
function useTexts(name: Name) {
  const view = useView();
  const { contactForm } = typedView(view, contact).messages;
  const { supportForm } = typedView(view, support).messages;
  return name === 'contact' ? contactForm : supportForm;
}

function Done({ name }: { readonly name: Name }) {
  const view = useView();
  const texts = useTexts(name);
  const { phone } = contactFallbackLinks(view.site, view.messages, name);
  const part = (
    <Success shown texts={texts} receipt={{ ticket: 'TICKET-1764000000000', email: 'erika@example.com' }}>
      <NextSteps texts={texts} phone={phone} again={() => undefined} />
    </Success>
  );
  // The title above the form is missing here, so the headings in the form are one level higher.
  return <Stage html={changed(markupOf(view, part), /<(\/?)h3/g, '<$1h2')} />;
}

function Busy({ name }: { readonly name: Name }) {
  const { busy: label } = useTexts(name);
  return <Stage html={busy(useForm(name), label)} />;
}

function ContactRefused() {
  const { contactForm } = typedView(useView(), contact).messages;
  const errors = { name: contactForm.errorName, email: contactForm.errorEmail, message: contactForm.errorMessage };
  return <Stage html={failed(refused(useForm('contact'), errors), contactForm.errorGeneral)} />;
}

function SupportRefused() {
  const { supportForm } = typedView(useView(), support).messages;
  const errors = {
    customerNumber: supportForm.errorCustomerNumber,
    name: supportForm.errorName,
    email: supportForm.errorEmailMissing,
    subject: supportForm.errorSubject,
    message: supportForm.errorMessage,
  };
  return <Stage html={failed(refused(useForm('support'), errors), supportForm.errorGeneral)} />;
}

export const forms: readonly Example[] = [
  { id: 'contact', note: 'The contact form.', Part: () => <Usual name="contact" /> },
  { id: 'support', note: 'The support ticket.', Part: () => <Usual name="support" /> },
];

export const formsRefused: readonly Example[] = [
  { id: 'contact', note: 'Errors at all fields, and a request that failed.', Part: ContactRefused },
  { id: 'support', note: 'Errors at all fields, and a request that failed.', Part: SupportRefused },
];

export const formsBusy: readonly Example[] = [
  { id: 'contact', note: 'The message is being sent.', Part: () => <Busy name="contact" /> },
  { id: 'support', note: 'The ticket is being sent.', Part: () => <Busy name="support" /> },
];

export const formsDone: readonly Example[] = [
  { id: 'contact', note: 'The view after the message.', Part: () => <Done name="contact" /> },
  { id: 'support', note: 'The view after the ticket.', Part: () => <Done name="support" /> },
];
