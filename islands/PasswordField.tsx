// The password of the login: what it is made of, and a button that shows it.
import { Field } from './Field.tsx';
import type { Texts } from './texts.ts';

export type PasswordText =
  | 'password'
  | 'passwordHelp'
  | 'passwordLength'
  | 'passwordUpper'
  | 'passwordLower'
  | 'passwordDigit'
  | 'passwordSpecial'
  | 'passwordShow'
  | 'passwordShowSpoken'
  | 'passwordHide'
  | 'passwordHideSpoken';

interface PasswordFieldProps {
  readonly scope: string;
  readonly texts: Texts<PasswordText>;
}

/** Only the length is enforced (SPEC.md, section 4). */
export const PasswordField = ({ scope, texts }: PasswordFieldProps) => (
  <Field scope={scope} name="password" label={texts.password} help={<Requirements texts={texts} />}>
    {(control) => (
      <div className="password">
        <input type="password" autoComplete="current-password" minLength={8} required {...control} />
        <button
          type="button"
          className="button button--ghost password__toggle"
          aria-controls={control.id}
          aria-label={texts.passwordShowSpoken}
        >
          {texts.passwordShow}
        </button>
      </div>
    )}
  </Field>
);

const Requirements = ({ texts }: Pick<PasswordFieldProps, 'texts'>) => (
  <>
    {texts.passwordHelp}{' '}
    <ul className="password__rules">
      <li>{texts.passwordLength}</li>
      <li>{texts.passwordUpper}</li>
      <li>{texts.passwordLower}</li>
      <li>{texts.passwordDigit}</li>
      <li>{texts.passwordSpecial}</li>
    </ul>
  </>
);
