import type { FieldRules, FormDescription } from '../../forms/description.ts';
import type { FormProps } from '../../forms/use-form.ts';
import { formTexts } from '../../forms/words.ts';
import type { PageView } from '../../model/view.ts';

/** A view whose type may include any messages. */
interface FormPageView extends Pick<PageView, 'locale'> {
  readonly t: (key: never, values?: Readonly<Record<string, string>>) => string;
}

/**
 * Returns the props of the form that `form` describes, for the page of a view. The props are JSON, and contain only the words that the
 * page displays. `endpoint` is the URL of the form, if another host serves it.
 *
 * @example
 * ```tsx
 * import { createIsland, defineIsland, formProps, type PageView } from 'archipel';
 * import { describeForm, type FormProps, formComponents, input } from 'archipel/forms';
 *
 * const contact = describeForm({ name: 'contact', path: '/api/contact', fields: { email: input.email(), message: input.text(5000) } });
 * const { Form, Field } = formComponents(contact);
 * const messageForm = defineIsland({
 *   component: (props: FormProps<typeof contact.fields>) => (
 *     <Form {...props}>
 *       <Field name="email" />
 *       <Field name="message" rows={6} />
 *     </Form>
 *   ),
 * });
 *
 * export function Contact({ view }: { readonly view: PageView }) {
 *   const Island = createIsland({ MessageForm: messageForm }, () => view);
 *   return <Island of={messageForm} hydrate="interaction" props={formProps(view, contact)} />;
 * }
 * ```
 */
export const formProps = <Fields extends FieldRules>(
  { locale, t }: FormPageView,
  form: FormDescription<string, Fields>,
  endpoint: string = form.path,
): FormProps<Fields> => ({
  // The site has the messages of its forms, even if the type of its view does not include them.
  texts: formTexts(form, t as PageView['t']),
  action: endpoint,
  language: locale,
});
