// The state of a form in the browser. The rules come from the description of the form; the messages and the URL come from the props.
import { useEffect } from 'react';
import { type FieldRules, type FormDescription, problemsIn } from './description.ts';
import type { FieldRule } from './rules.ts';
import { sendForm } from './send-form.ts';
import { tokenFor } from './token.ts';
import { type SubmissionState, useSubmission } from './use-submission.ts';
import { type FormTexts, problemText } from './words.ts';

/** The props that a page passes to a form. They are JSON, like all props of islands; `formProps` creates them. */
export interface FormProps<Fields extends FieldRules = FieldRules> {
  readonly texts: FormTexts<Fields>;
  /** The URL to which the form is sent. */
  readonly action: string;
  /** The language of the page. */
  readonly language: string;
}

/** The initial state of a form that the server renders again after a failure. */
export interface FormStart {
  readonly values?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
  readonly failure?: string;
  readonly token?: string;
  /** The path of the page to which the visitor returns, if the form is on another page. */
  readonly page?: string;
}

/** The attributes of the control of a field. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly maxLength: number | undefined;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

/** The result of `useForm`. */
export interface FormState<Fields extends FieldRules> extends SubmissionState {
  /** Returns the attributes of a field's control. The element with the id `${id}-error` shows the error of the field. */
  readonly control: (field: keyof Fields & string) => ControlProps;
}

/**
 * Returns the state of the form that `form` describes. `props` come from the page.
 *
 * @example
 * ```tsx
 * import { describeForm, type FormProps, input, useForm } from 'archipel/forms';
 *
 * const newsletter = describeForm({ name: 'newsletter', path: '/api/newsletter', fields: { email: input.email() } });
 *
 * export function Newsletter(props: FormProps<typeof newsletter.fields>) {
 *   const { form, control, errors, status } = useForm(newsletter, props);
 *   return (
 *     <form {...form} method="post" action={props.action}>
 *       <input type="email" {...control('email')} />
 *       <p id={`${control('email').id}-error`}>{errors['email']}</p>
 *       <button type="submit" disabled={status === 'busy'}>
 *         {props.texts.email}
 *       </button>
 *     </form>
 *   );
 * }
 * ```
 */
export function useForm<Fields extends FieldRules>(
  form: FormDescription<string, Fields>,
  { texts, action, language }: FormProps<Fields>,
  { errors, failure }: FormStart = {},
): FormState<Fields> {
  const { name, fields, token } = form;
  useEffect(() => {
    if (token) void tokenFor(action);
  }, [token, action]);
  const submission = useSubmission({
    validate: (values) =>
      Object.fromEntries(problemsIn(fields, values).map(({ name, rule, problem }) => [name, problemText(rule, problem, texts)])),
    send: (values) => sendForm(form, values, { action, language, texts }),
    failed: texts.failed,
    errors,
    failure,
  });
  return {
    ...submission,
    control: (field) => {
      const id = `${name}-${field}`;
      const rule: FieldRule | undefined = fields[field];
      return {
        id,
        name: field,
        required: rule?.isRequired === true,
        maxLength: rule?.options.length === 0 ? rule.maxLength : undefined,
        'aria-describedby': `${id}-error`,
        'aria-invalid': submission.errors[field] === undefined ? undefined : true,
      };
    },
  };
}
