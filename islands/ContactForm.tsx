// The contact form (SPEC.md, sections 3 to 5).
import { DirectLine, type DirectLinks } from './DirectLine.tsx';
import { EmailField, MessageField, TextField } from './Field.tsx';
import { LinkedText } from './LinkedText.tsx';
import { Failure, Success } from './Outcome.tsx';
import type { Texts } from './texts.ts';

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
  | 'sent'
  | 'errorName'
  | 'errorEmailMissing'
  | 'errorEmail'
  | 'errorMessage'
  | 'errorSending'
  | 'errorGeneral';

export interface ContactFormProps extends DirectLinks {
  readonly texts: Texts<ContactFormText>;
  /** Where a browser without scripts sends the form. */
  readonly action: string;
  /** The address of the transparency statement. */
  readonly transparency: string;
}

const scope = 'contact-form';

export const ContactForm = ({ texts, action, transparency, phone, email, unavailable }: ContactFormProps) => (
  <>
    <form className="form" action={action} method="post">
      <div className="form__row">
        <TextField scope={scope} name="name" label={texts.name} autoComplete="name" required />
        <EmailField scope={scope} label={texts.email} />
      </div>
      <TextField scope={scope} name="subject" label={texts.subject} autoComplete="off" />
      <MessageField scope={scope} label={texts.message} />
      <LinkedText className="form__note" text={texts.consent} href={transparency} />
      <Failure state="failure" text={texts.errorGeneral} />
      <button type="submit" className="button button--primary">
        {texts.submit}
      </button>
      <DirectLine label={texts.direct} phone={phone} email={email} unavailable={unavailable} />
    </form>
    <Success title={texts.successTitle} text={texts.successText} />
  </>
);
