// The password field of the login, with its requirements and a button that shows or hides the password.
import { useEffect, useRef, useState } from 'react';
import { Field } from '../shared/Field.tsx';
import type { Texts } from '../shared/texts.ts';
import { type PasswordHints, passwordHints } from './validate.ts';

export type PasswordText =
  | 'password'
  | 'passwordHelp'
  | 'passwordLength'
  | 'passwordUpper'
  | 'passwordLower'
  | 'passwordDigit'
  | 'passwordSpecial'
  | 'passwordMet'
  | 'passwordShow'
  | 'passwordShowSpoken'
  | 'passwordHide'
  | 'passwordHideSpoken'
  | 'passwordShown'
  | 'passwordHidden';

interface PasswordFieldProps {
  readonly scope: string;
  readonly texts: Texts<PasswordText>;
}

/** Renders the field with its requirements. Only the length is enforced. */
export function PasswordField({ scope, texts }: PasswordFieldProps) {
  /** Undefined until the button is pressed for the first time. */
  const [visible, setVisible] = useState<boolean>();
  const [hints, setHints] = useState(() => passwordHints(''));
  const input = useRef<HTMLInputElement>(null);
  // The browser may have filled in the field before hydration.
  useEffect(() => setHints(passwordHints(input.current?.value ?? '')), []);
  return (
    <Field scope={scope} name="password" label={texts.password} help={<Requirements texts={texts} hints={hints} />}>
      {(control) => (
        <div className="password">
          <input
            ref={input}
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            minLength={8}
            required
            onInput={({ currentTarget }) => setHints(passwordHints(currentTarget.value))}
            {...control}
          />
          <button
            type="button"
            className="button button--ghost password__toggle"
            aria-controls={control.id}
            aria-label={visible ? texts.passwordHideSpoken : texts.passwordShowSpoken}
            onClick={() => setVisible(!visible)}
          >
            {visible ? texts.passwordHide : texts.passwordShow}
          </button>
          {/* Screen readers do not announce that the name of the pressed button changes. */}
          <span className="visually-hidden" role="status">
            {visible !== undefined && (visible ? texts.passwordShown : texts.passwordHidden)}
          </span>
        </div>
      )}
    </Field>
  );
}

interface RequirementsProps extends Pick<PasswordFieldProps, 'texts'> {
  readonly hints: PasswordHints;
}

const Requirements = ({ texts, hints }: RequirementsProps) => {
  const lines: readonly [met: boolean, text: string][] = [
    [hints.length, texts.passwordLength],
    [hints.upper, texts.passwordUpper],
    [hints.lower, texts.passwordLower],
    [hints.digit, texts.passwordDigit],
    [hints.special, texts.passwordSpecial],
  ];
  return (
    <>
      {texts.passwordHelp}{' '}
      <ul className="password__rules">
        {lines.map(([met, text]) => (
          <li key={text} className={met ? 'password__rule--met' : undefined}>
            {text}
            {met && <span className="visually-hidden"> ({texts.passwordMet})</span>}
          </li>
        ))}
      </ul>
    </>
  );
};
