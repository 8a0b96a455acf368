// The support ticket (SPEC.md, sections 3 to 5).
import { DirectLine, type DirectLinks } from './DirectLine.tsx';
import { EmailField, MessageField, SelectField, TextField } from './Field.tsx';
import { Failure, Success } from './Outcome.tsx';
import type { Texts } from './texts.ts';

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
  | 'sent'
  | 'errorCustomerNumber'
  | 'errorName'
  | 'errorEmailMissing'
  | 'errorEmail'
  | 'errorSubject'
  | 'errorMessage'
  | 'errorSending'
  | 'errorGeneral';

export interface SupportFormProps extends DirectLinks {
  readonly texts: Texts<SupportFormText>;
  /** Where a browser without scripts sends the form. */
  readonly action: string;
}

const scope = 'support-form';

export const SupportForm = ({ texts, action, phone, email, unavailable }: SupportFormProps) => (
  <>
    <form className="form" action={action} method="post">
      <div className="form__row">
        <TextField scope={scope} name="customerNumber" label={texts.customerNumber} autoComplete="username" inputMode="numeric" required />
        <SelectField scope={scope} name="priority" label={texts.priority} options={priorities(texts)} initial="normal" />
      </div>
      <div className="form__row">
        <TextField scope={scope} name="name" label={texts.name} autoComplete="name" required />
        <EmailField scope={scope} label={texts.email} />
      </div>
      <TextField scope={scope} name="subject" label={texts.subject} autoComplete="off" required />
      <MessageField scope={scope} label={texts.message} />
      <Failure state="failure" text={texts.errorGeneral} />
      <button type="submit" className="button button--primary">
        {texts.submit}
      </button>
      <DirectLine label={texts.direct} phone={phone} email={email} unavailable={unavailable} />
    </form>
    <Success title={texts.successTitle} text={texts.successText} />
  </>
);

const priorities = (texts: SupportFormProps['texts']) => [
  { value: 'low', label: texts.priorityLow },
  { value: 'normal', label: texts.priorityNormal },
  { value: 'high', label: texts.priorityHigh },
];
