// The customer login. Its script sends nothing, but validates the fields and counts the attempts.

import { ErrorSummary } from 'archipel/forms';
import { ContactFallback, type ContactFallbackLinks } from '../shared/ContactFallback.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { EmailField, TextField } from '../shared/Field.tsx';
import { FormErrors } from '../shared/FormErrors.ts';
import type { Texts } from '../shared/texts.ts';
import { PasswordField, type PasswordText } from './PasswordField.tsx';
import { useLogin } from './useLogin.ts';

type LoginText =
  | PasswordText
  | 'title'
  | 'lead'
  | 'close'
  | 'firstName'
  | 'lastName'
  | 'customerNumber'
  | 'customerNumberHelp'
  | 'email'
  | 'rememberMe'
  | 'submit'
  | 'direct'
  | 'errorRequired'
  | 'errorCustomerNumber'
  | 'errorEmail'
  | 'errorPassword'
  | 'locked';

export interface LoginDialogProps {
  readonly texts: Texts<LoginText>;
  /** The URL to which the browser sends the form if no script handles it. POST keeps the password out of the URL. */
  readonly action: string;
  readonly direct: ContactFallbackLinks;
}

const scope = 'login';

export function LoginDialog({ texts, action, direct }: LoginDialogProps) {
  const { form, errors, refused, locked, passwordKey, onClose, message } = useLogin(texts);
  return (
    <Dialog id="login-dialog" title={texts.title} close={texts.close} onClose={onClose}>
      <form className="form" action={action} method="post" {...form}>
        <ErrorSummary scope={scope} title={direct.errorSummary} errors={refused} labels={labelsOf(texts)} />
        <fieldset className="form__fields" disabled={locked}>
          <legend className="dialog__lead">{texts.lead}</legend>
          <FormErrors value={errors}>
            <Fields texts={texts} passwordKey={passwordKey} />
          </FormErrors>
        </fieldset>
        {/* No alert, because the focus moves to it: it would be read twice. */}
        <p className="failure" tabIndex={-1} ref={message} hidden={!locked}>
          {texts.locked}
        </p>
        <button type="submit" className="button button--primary" disabled={locked}>
          {texts.submit}
        </button>
        <ContactFallback label={texts.direct} direct={direct} />
      </form>
    </Dialog>
  );
}

/** Returns the labels of the fields whose error does not name its field. */
const labelsOf = ({ firstName, lastName }: Texts<LoginText>) => ({ firstName, lastName });

const Fields = ({ texts, passwordKey }: Pick<LoginDialogProps, 'texts'> & { readonly passwordKey: string }) => (
  <>
    <div className="form__row">
      <TextField scope={scope} name="firstName" label={texts.firstName} autoComplete="given-name" required />
      <TextField scope={scope} name="lastName" label={texts.lastName} autoComplete="family-name" required />
    </div>
    <TextField
      scope={scope}
      name="customerNumber"
      label={texts.customerNumber}
      help={texts.customerNumberHelp}
      autoComplete="username"
      inputMode="numeric"
      pattern="[0-9]{8}"
      maxLength={8}
      required
    />
    <EmailField scope={scope} label={texts.email} />
    <PasswordField key={passwordKey} scope={scope} texts={texts} />
    <label className="check">
      <input type="checkbox" name="rememberMe" value="true" />
      <span>{texts.rememberMe}</span>
    </label>
  </>
);
