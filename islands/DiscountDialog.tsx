// The offer to a visitor who is about to leave (SPEC.md, sections 3 to 5). An e-mail address is enough.
import { Dialog } from './Dialog.tsx';
import { DirectLine, type DirectLinks } from './DirectLine.tsx';
import { EmailField } from './Field.tsx';
import { invoker } from './invoker.ts';
import { LinkedText } from './LinkedText.tsx';
import { Failure, Success } from './Outcome.tsx';
import type { Texts } from './texts.ts';

type DiscountText =
  | 'title'
  | 'lead'
  | 'close'
  | 'email'
  | 'consent'
  | 'submit'
  | 'busy'
  | 'decline'
  | 'direct'
  | 'successTitle'
  | 'successText'
  | 'errorEmailMissing'
  | 'errorEmail'
  | 'errorAuthentication'
  | 'errorInput'
  | 'errorReply'
  | 'errorGeneral';

export interface DiscountDialogProps extends DirectLinks {
  readonly texts: Texts<DiscountText>;
  /** Where a browser without scripts sends the form. */
  readonly action: string;
  /** The address of the transparency statement. */
  readonly transparency: string;
}

export const DiscountDialog = ({ texts, action, transparency, phone, email, unavailable }: DiscountDialogProps) => (
  <Dialog id="discount-dialog" title={texts.title} close={texts.close}>
    <form className="form" action={action} method="post">
      <p className="dialog__lead">{texts.lead}</p>
      <EmailField scope="discount" label={texts.email} />
      <LinkedText className="form__note" text={texts.consent} href={transparency} />
      <Failure state="failure" text={texts.errorGeneral} />
      <button type="submit" className="button button--primary">
        {texts.submit}
      </button>
      <button type="button" className="button button--ghost" {...invoker('discount-dialog', 'close')}>
        {texts.decline}
      </button>
      <DirectLine label={texts.direct} phone={phone} email={email} unavailable={unavailable} />
    </form>
    <Success title={texts.successTitle} text={texts.successText} />
  </Dialog>
);
