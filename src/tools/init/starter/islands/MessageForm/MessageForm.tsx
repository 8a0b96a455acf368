import { type FormProps, formComponents } from 'archipel/forms';
import { contact } from './contact.ts';

const { Form, Field } = formComponents(contact);

/** Renders the contact form. Without scripts, the browser itself sends the form. */
export const MessageForm = (props: FormProps<typeof contact.fields>) => (
  <Form {...props}>
    <div className="form__row">
      <Field name="name" autoComplete="name" />
      <Field name="email" />
    </div>
    <Field name="message" rows={7} />
  </Form>
);
