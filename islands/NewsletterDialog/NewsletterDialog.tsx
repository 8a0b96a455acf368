// The newsletter sign-up. The mail provider sends a confirmation link (double opt-in).

import { limits } from '../api/limits.ts';
import { type SubscribeOptions, type Subscriber, subscribe } from '../api/subscribe.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { EmailField, SelectField, TextField } from '../shared/Field.tsx';
import { Form, type FormSettings } from '../shared/Form.tsx';
import { LinkedText } from '../shared/LinkedText.tsx';
import type { Texts } from '../shared/texts.ts';
import { useAutoCloseDialog } from '../shared/useAutoCloseDialog.ts';
import { useForm } from '../shared/useForm.ts';
import { validateNewsletter } from './validate.ts';

type NewsletterText =
  | 'title'
  | 'lead'
  | 'discount'
  | 'close'
  | 'salutation'
  | 'salutationChoose'
  | 'salutationMs'
  | 'salutationMr'
  | 'academicTitle'
  | 'academicTitleNone'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'consent'
  | 'unsubscribe'
  | 'submit'
  | 'busy'
  | 'direct'
  | 'successTitle'
  | 'successText'
  | 'sentTo'
  | 'errorSalutation'
  | 'errorFirstName'
  | 'errorLastName'
  | 'errorEmailMissing'
  | 'errorEmail'
  | 'errorTooLong'
  | 'errorIncomplete'
  | 'errorAuthentication'
  | 'errorInput'
  | 'errorReply'
  | 'errorGeneral';

export interface NewsletterDialogProps extends FormSettings {
  readonly texts: Texts<NewsletterText>;
  readonly newsletter: SubscribeOptions;
  /** The URL of the transparency statement. */
  readonly transparency: string;
}

const scope = 'newsletter';

export function NewsletterDialog({ texts, action, newsletter, transparency, direct }: NewsletterDialogProps) {
  const state = useForm({
    texts,
    validate: validateNewsletter,
    send: (values: Subscriber) => subscribe(values, newsletter),
  });
  const dialog = useAutoCloseDialog(state);
  return (
    <Dialog id="newsletter-dialog" title={texts.title} close={texts.close} {...dialog}>
      <Form scope={scope} state={state} action={action} texts={texts} direct={direct}>
        <p className="dialog__lead">{texts.lead}</p>
        <p className="dialog__offer">{texts.discount}</p>
        <Fields texts={texts} />
        <div className="form__note">
          <LinkedText text={texts.consent} href={transparency} />
          <p>{texts.unsubscribe}</p>
        </div>
      </Form>
    </Dialog>
  );
}

/** Renders the fields. Only the labels are translated: the provider gets the same values from pages in every language. */
const Fields = ({ texts }: Pick<NewsletterDialogProps, 'texts'>) => (
  <>
    <div className="form__row">
      <SelectField
        scope={scope}
        name="salutation"
        label={texts.salutation}
        options={[
          { value: '', label: texts.salutationChoose },
          { value: 'Frau', label: texts.salutationMs },
          { value: 'Herr', label: texts.salutationMr },
        ]}
        initial=""
        required
      />
      <SelectField
        scope={scope}
        name="title"
        label={texts.academicTitle}
        options={[
          { value: '', label: texts.academicTitleNone },
          { value: 'M.A.', label: 'M.A.' },
          { value: 'Dr.', label: 'Dr.' },
          { value: 'Prof.', label: 'Prof.' },
        ]}
        initial=""
        autoComplete="honorific-prefix"
      />
    </div>
    <div className="form__row">
      <TextField scope={scope} name="firstName" maxLength={limits.name} label={texts.firstName} autoComplete="given-name" required />
      <TextField scope={scope} name="lastName" maxLength={limits.name} label={texts.lastName} autoComplete="family-name" required />
    </div>
    <EmailField scope={scope} label={texts.email} />
  </>
);
