// The customer login (SPEC.md, sections 2 to 5). It makes no call: its rules and its lock live in the browser.
import { Dialog } from './Dialog.tsx';
import { DirectLine, type DirectLinks } from './DirectLine.tsx';
import { EmailField, TextField } from './Field.tsx';
import { Failure } from './Outcome.tsx';
import { PasswordField, type PasswordText } from './PasswordField.tsx';
import type { Texts } from './texts.ts';

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

export interface LoginDialogProps extends DirectLinks {
  readonly texts: Texts<LoginText>;
  /** Where a browser without scripts sends the form; POST keeps the password out of the address. */
  readonly action: string;
}

const scope = 'login';

export const LoginDialog = ({ texts, action, phone, email, unavailable }: LoginDialogProps) => (
  <Dialog id="login-dialog" title={texts.title} close={texts.close}>
    <p className="dialog__lead">{texts.lead}</p>
    <form className="form" action={action} method="post">
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
      <PasswordField scope={scope} texts={texts} />
      <label className="check">
        <input type="checkbox" name="rememberMe" value="true" />
        <span>{texts.rememberMe}</span>
      </label>
      <Failure state="locked" text={texts.locked} />
      <button type="submit" className="button button--primary">
        {texts.submit}
      </button>
      <DirectLine label={texts.direct} phone={phone} email={email} unavailable={unavailable} />
    </form>
  </Dialog>
);
