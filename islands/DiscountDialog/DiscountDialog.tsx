// The dialog that offers a discount to a visitor who is about to leave. Its only field is the e-mail address.
import { type SubscribeOptions, subscribeForDiscount } from '../api/subscribe.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { EmailField } from '../shared/Field.tsx';
import { Form, type FormSettings } from '../shared/Form.tsx';
import { invoker } from '../shared/invoker.ts';
import { LinkedText } from '../shared/LinkedText.tsx';
import type { Texts } from '../shared/texts.ts';
import { useAutoCloseDialog } from '../shared/useAutoCloseDialog.ts';
import { useForm } from '../shared/useForm.ts';
import { validateDiscount } from './validate.ts';

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
  | 'sentTo'
  | 'errorEmailMissing'
  | 'errorEmail'
  | 'errorAuthentication'
  | 'errorInput'
  | 'errorReply'
  | 'errorGeneral';

export interface DiscountDialogProps extends FormSettings {
  readonly texts: Texts<DiscountText>;
  readonly newsletter: SubscribeOptions;
  /** The URL of the transparency statement. */
  readonly transparency: string;
}

const scope = 'discount';

export function DiscountDialog({ texts, action, newsletter, transparency, direct }: DiscountDialogProps) {
  const state = useForm({ texts, validate: validateDiscount, send: ({ email }) => subscribeForDiscount(email, newsletter) });
  const dialog = useAutoCloseDialog(state);
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
    </Dialog>
  );
}
