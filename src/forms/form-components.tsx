// The components of one form, typed by its description. The name of a field that the form does not have is a type error.
import type { ReactElement } from 'react';
import type { FieldRules, FormDescription } from './description.ts';
import { type FieldOptions, FieldView } from './FieldView.tsx';
import { FormView, type FormViewProps } from './FormView.tsx';

/** The components of a form. */
export interface FormComponents<Fields extends FieldRules> {
  /** Renders the form. Without children, the form has all its fields. */
  readonly Form: (props: FormViewProps<Fields>) => ReactElement;
  /** Renders a field of the form. Use it inside `Form`. */
  readonly Field: (props: FieldOptions & { readonly name: keyof Fields & string }) => ReactElement;
}

/**
 * Returns the components `Form` and `Field` for a form.
 *
 * @example
 * ```tsx
 * import { describeForm, type FormProps, formComponents, input } from 'archipel/forms';
 *
 * const contact = describeForm({ name: 'contact', path: '/api/contact', fields: { email: input.email(), message: input.text(5000) } });
 * const { Form, Field } = formComponents(contact);
 *
 * export const MessageForm = (props: FormProps<typeof contact.fields>) => (
 *   <Form {...props}>
 *     <Field name="email" autoComplete="email" />
 *     <Field name="message" rows={6} />
 *   </Form>
 * );
 * ```
 */
export const formComponents = <Fields extends FieldRules>(form: FormDescription<string, Fields>): FormComponents<Fields> => ({
  Form: (props) => <FormView form={form} {...props} />,
  Field: (props) => <FieldView {...props} />,
});
