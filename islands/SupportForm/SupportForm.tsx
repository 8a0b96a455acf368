// The form for support tickets. The browser sends it either as two mails through a mail service, or to the forms server.
import { Honeypot } from 'archipel/forms';
import { useEffect } from 'react';
import { type Delivery, deliver, honeypot, prefetchToken } from '../api/deliver.ts';
import { limits } from '../api/limits.ts';
import { EmailField, MessageField, SelectField, TextField } from '../shared/Field.tsx';
import { Form, type FormSettings } from '../shared/Form.tsx';
import type { Texts } from '../shared/texts.ts';
import { useForm } from '../shared/useForm.ts';
import { validateSupport } from './validate.ts';

type SupportFormText =
  | 'customerNumber'
  | 'name'
  | 'email'
  | 'subject'
  | 'message'
  | 'priority'
  | 'priorityLow'
  | 'priorityNormal'
  | 'priorityHigh'
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
  | 'errorCustomerNumber'
  | 'errorName'
  | 'errorEmailMissing'
  | 'errorEmail'
  | 'errorSubject'
  | 'errorMessage'
  | 'errorTooLong'
  | 'errorSending'
  | 'errorGeneral';

export interface SupportFormProps extends FormSettings {
  readonly texts: Texts<SupportFormText>;
  readonly delivery: Delivery;
}

const scope = 'support-form';

export function SupportForm({ texts, action, delivery, direct }: SupportFormProps) {
  const state = useForm({ texts, validate: validateSupport, send: (values) => deliver(values, delivery) });
  useEffect(() => prefetchToken(delivery), [delivery]);
  return (
    <Form scope={scope} state={state} action={action} texts={texts} direct={direct} next={texts}>
      <div className="form__row">
        <TextField
          scope={scope}
          name="customerNumber"
          maxLength={limits.customerNumber}
          label={texts.customerNumber}
          autoComplete="username"
          inputMode="numeric"
          required
        />
        <SelectField scope={scope} name="priority" label={texts.priority} options={priorities(texts)} initial="normal" />
      </div>
      <div className="form__row">
        <TextField scope={scope} name="name" maxLength={limits.name} label={texts.name} autoComplete="name" required />
        <EmailField scope={scope} label={texts.email} />
      </div>
      <TextField scope={scope} name="subject" maxLength={limits.subject} label={texts.subject} autoComplete="off" required />
      <MessageField scope={scope} label={texts.message} />
      <Honeypot name={honeypot} />
    </Form>
  );
}

const priorities = (texts: SupportFormProps['texts']) => [
  { value: 'low', label: texts.priorityLow },
  { value: 'normal', label: texts.priorityNormal },
  { value: 'high', label: texts.priorityHigh },
];
