// What a template gives to the island of a form.
import type { FieldRules, FormDescription } from '../../forms/description.ts';
import type { FormProps } from '../../forms/use-form.ts';
import { formTexts } from '../../forms/words.ts';
import type { LinkView, PageView } from '../../model/view.ts';

interface FormPlace {
  /** The URL of the form where another host serves it. */
  readonly endpoint?: string | undefined;
  /** The page that thanks a visitor without scripts; where it is missing, the page of the form itself does. */
  readonly thanks?: LinkView | undefined;
}

/** A view whatever the messages are that its type knows. */
interface FormPageView extends Pick<PageView, 'locale' | 'path'> {
  readonly t: (key: never, values?: Readonly<Record<string, string>>) => string;
}

/** The props of the form that `form` describes, on the page of `view`: JSON, with the words that its page shows and no others. */
export const formProps = <Fields extends FieldRules>(
  { locale, path, t }: FormPageView,
  form: FormDescription<string, Fields>,
  { endpoint, thanks }: FormPlace = {},
): FormProps<Fields> => ({
  // The site has the words of its forms, of which the type of its view may know nothing.
  texts: formTexts(form, t as PageView['t']),
  action: endpoint ?? form.path,
  language: locale,
  page: thanks?.href ?? `${path}#${form.name}-sent`,
});
