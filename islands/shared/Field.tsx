// One field of a form: label, help, input, and error, connected for assistive technology. Inputs are uncontrolled, so that text
// typed before hydration stays.

import { longestAddress } from 'archipel/fields';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { limits } from '../api/limits.ts';
import { FormErrors } from './FormErrors.ts';

interface FieldProps {
  /** The prefix of the ids of the form's fields. */
  readonly scope: string;
  /** The name under which the value is sent. */
  readonly name: string;
  readonly label: string;
  /** The help, which screen readers read before the field is filled in. */
  readonly help?: ReactNode;
  readonly children: (control: ControlAttributes) => ReactNode;
}

interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

export function Field({ scope, name, label, help, children }: FieldProps) {
  const error = useContext(FormErrors)[name];
  const id = `${scope}-${name}`;
  const describedBy = help === undefined ? `${id}-error` : `${id}-help ${id}-error`;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {help !== undefined && (
        <div className="field__help" id={`${id}-help`}>
          {help}
        </div>
      )}
      {children({ id, name, 'aria-describedby': describedBy, 'aria-invalid': error === undefined ? undefined : true })}
      <p className="field__error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}

type Own = Omit<FieldProps, 'children'>;

interface TextFieldProps extends Own, Omit<ComponentProps<'input'>, keyof Own | 'children' | 'value'> {}

/** Renders a field of one line, and passes all other props to its `<input>`. */
export const TextField = ({ scope, name, label, help, ...input }: TextFieldProps) => (
  <Field scope={scope} name={name} label={label} help={help}>
    {(control) => <input type="text" {...input} {...control} />}
  </Field>
);

type EmailFieldProps = Pick<Own, 'scope' | 'label'>;

/** Renders a field for an e-mail address, which is always required and named `email`. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    {...props}
    name="email"
    type="email"
    maxLength={longestAddress}
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    required
  />
);

type MessageFieldProps = Pick<Own, 'scope' | 'label'>;

/** Renders a field for a longer text, which is always required and named `message`. */
export const MessageField = (props: MessageFieldProps) => (
  <Field {...props} name="message">
    {(control) => <textarea rows={5} maxLength={limits.message} required {...control} />}
  </Field>
);

interface SelectFieldProps extends Own {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly initial: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
}

export const SelectField = ({ scope, name, label, help, options, initial, ...select }: SelectFieldProps) => (
  <Field scope={scope} name={name} label={label} help={help}>
    {(control) => (
      <select defaultValue={initial} {...select} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
