// The contact form. The browser sends it either as two mails through a mail service, or to the forms server.
import { Honeypot } from 'archipel/forms';
import { useEffect } from 'react';
import { type Delivery, deliver, honeypot, prefetchToken } from '../api/deliver.ts';
import { limits } from '../api/limits.ts';
import { EmailField, MessageField, TextField } from '../shared/Field.tsx';
import { Form, type FormSettings } from '../shared/Form.tsx';
import { LinkedText } from '../shared/LinkedText.tsx';
import type { Texts } from '../shared/texts.ts';
import { useForm } from '../shared/useForm.ts';
import { validateContact } from './validate.ts';

type ContactFormText =
  | 'name'
  | 'email'
  | 'subject'
  | 'message'
  | 'consent'
  | 'submit'
  | 'busy'
  | 'direct'
  | 'successTitle'
  | 'successText'
  | 'ticket'
  | 'sentTo'
  | 'urgent'
  | 'again'
  | 'sent'
  | 'errorName'
  | 'errorEmailMissing'
  | 'errorEmail'
  | 'errorMessage'
  | 'errorTooLong'
  | 'errorSending'
  | 'errorGeneral';

export interface ContactFormProps extends FormSettings {
  readonly texts: Texts<ContactFormText>;
  readonly delivery: Delivery;
  /** The URL of the transparency statement. */
  readonly transparency: string;
}

const scope = 'contact-form';

export function ContactForm({ texts, action, delivery, transparency, direct }: ContactFormProps) {
  const state = useForm({ texts, validate: validateContact, send: (values) => deliver(values, delivery) });
  useEffect(() => prefetchToken(delivery), [delivery]);
  return (
    <Form scope={scope} state={state} action={action} texts={texts} direct={direct} next={texts}>
      <div className="form__row">
        <TextField scope={scope} name="name" maxLength={limits.name} label={texts.name} autoComplete="name" required />
        <EmailField scope={scope} label={texts.email} />
      </div>
      <TextField scope={scope} name="subject" maxLength={limits.subject} label={texts.subject} autoComplete="off" />
      <MessageField scope={scope} label={texts.message} />
      <Honeypot name={honeypot} />
      <LinkedText className="form__note" text={texts.consent} href={transparency} />
    </Form>
  );
}
