// One field of a form: label, help, control and error, connected for assistive technology. Inputs are uncontrolled, so
// that text typed before hydration is preserved.
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { FormContext, type SurroundingForm } from './FormContext.ts';
import type { FieldRule } from './rules.ts';
import type { ControlProps } from './use-form.ts';
import { optionWord } from './words.ts';

/** The options of a field in a template. Everything else is derived from the rule and the messages of the field. */
export interface FieldOptions extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'placeholder'> {
  /** Replaces the label from the messages, for example with a label with a link. */
  readonly label?: ReactNode;
  /** A help text, which screen readers read together with the field. */
  readonly help?: ReactNode;
  /** The number of rows of a multi-line text field; six if omitted. */
  readonly rows?: number;
}

interface FieldViewProps extends FieldOptions {
  readonly name: string;
}

interface ControlViewProps extends Pick<FieldViewProps, 'autoComplete' | 'inputMode' | 'placeholder' | 'rows'> {
  readonly field: string;
  readonly rule: FieldRule;
  readonly form: SurroundingForm;
  readonly control: ControlProps;
}

/** Renders the field `name` of the enclosing form. Throws if there is no such form or field, which is a mistake in a template. */
export function FieldView({ name, label, help, ...input }: FieldViewProps) {
  const form = useContext(FormContext);
  const rule = form?.description.fields[name];
  if (form === undefined || rule === undefined)
    throw new TypeError(`The field "${name}" is not inside a form that has a field of this name.`);
  const known = form.control(name);
  const control = help === undefined ? known : { ...known, 'aria-describedby': `${known.id}-help ${known['aria-describedby']}` };
  const isBox = rule.kind === 'consent';
  const view = <ControlView field={name} rule={rule} form={form} control={control} {...input} />;
  return (
    <div className={isBox ? 'field field--box' : 'field'}>
      {isBox && view}
      <label className="field__label" htmlFor={control.id}>
        {label ?? form.texts.own[name]}
        {!rule.isRequired && <span className="field__optional"> ({form.texts.optional})</span>}
      </label>
      {help !== undefined && (
        <div className="field__help" id={`${control.id}-help`}>
          {help}
        </div>
      )}
      {!isBox && view}
      <p className="field__error" id={`${control.id}-error`}>
        {form.errors[name]}
      </p>
    </div>
  );
}

function ControlView({ field, rule: { kind, options, isRequired }, form, control, rows = 6, ...input }: ControlViewProps) {
  const { [field]: value } = form.values;
  if (kind === 'text') return <textarea rows={rows} defaultValue={value} {...input} {...control} />;
  if (kind === 'consent') return <input type="checkbox" value={options[0]} defaultChecked={value === options[0]} {...boxed(control)} />;
  if (kind === 'choice')
    return (
      <select defaultValue={value ?? ''} autoComplete={input.autoComplete} {...boxed(control)}>
        <option value="" disabled={isRequired} hidden={isRequired}>
          {form.texts.choose}
        </option>
        {options.map((option) => (
          <option key={option} value={option}>
            {form.texts.own[optionWord(field, option)]}
          </option>
        ))}
      </select>
    );
  const email = kind === 'email' ? { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false } : { type: 'text' };
  return <input defaultValue={value} {...email} {...input} {...control} />;
}

/** Removes the maximum length from the attributes of a control without text input, such as a checkbox. */
const boxed = ({ maxLength: _, ...control }: ControlProps): Omit<ControlProps, 'maxLength'> => control;
