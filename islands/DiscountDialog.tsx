// The offer to a visitor who is about to leave (SPEC.md, sections 3 to 5). An e-mail address is enough.
import { type SubscribeOptions, subscribeForDiscount } from './api/subscribe.ts';
import type { DirectLinks } from './ContactFallback.tsx';
import { Dialog } from './Dialog.tsx';
import { EmailField } from './Field.tsx';
import { Form } from './Form.tsx';
import { Success } from './FormStatus.tsx';
import { invoker } from './invoker.ts';
import { LinkedText } from './LinkedText.tsx';
import { validateDiscount } from './logic/discount.ts';
import type { Texts } from './texts.ts';
import { useClosingDialog } from './useAutoCloseDialog.ts';
import { useForm } from './useForm.ts';

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

export interface DiscountDialogProps {
  readonly texts: Texts<DiscountText>;
  /** Where a browser without scripts sends the form. */
  readonly action: string;
  readonly newsletter: SubscribeOptions;
  /** The address of the transparency statement. */
  readonly transparency: string;
  readonly direct: DirectLinks;
}

const scope = 'discount';

export function DiscountDialog({ texts, action, newsletter, transparency, direct }: DiscountDialogProps) {
  const state = useForm({ texts, validate: validateDiscount, send: ({ email }) => subscribeForDiscount(email, newsletter) });
  const dialog = useClosingDialog(state);
  const decline = (
    <button type="button" className="button button--ghost" {...invoker('discount-dialog', 'close')}>
      {texts.decline}
    </button>
  );
  return (
    <Dialog id="discount-dialog" title={texts.title} close={texts.close} {...dialog}>
      <Form scope={scope} state={state} action={action} texts={texts} direct={direct} more={decline}>
        <p className="dialog__lead">{texts.lead}</p>
        <EmailField scope={scope} label={texts.email} />
        <LinkedText className="form__note" text={texts.consent} href={transparency} />
      </Form>
      <Success shown={state.status === 'done'} title={texts.successTitle} text={texts.successText} />
    </Dialog>
  );
}
