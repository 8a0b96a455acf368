// The forms of this site: their errors are keys of their own messages, and their services answer in keys or texts.
import { type SendOutcome, type SubmissionState, useSubmission } from 'archipel/forms';
import { formatMessage } from '../api/form-message.ts';
import type { Failure } from '../api/result.ts';
import type { Texts } from './texts.ts';
import { type Errors, textsOf, type Values } from './validation.ts';

interface FormRules<Field extends string, Key extends string, Sent extends Values<Field>> {
  readonly texts: Texts<Key>;
  readonly validate: (values: Values<Field>) => Errors<Field, Key>;
  readonly send: (values: Sent) => Promise<{ readonly success: true; readonly ticket?: string | undefined } | Failure<Key>>;
}

/** The state of a form that is validated on submit. A `send` that throws has failed: `errorGeneral`. */
export const useForm = <Field extends string, Key extends string, Sent extends Values<Field> = Values<Field>>({
  texts,
  validate,
  send,
}: FormRules<Field, Key, Sent> & { readonly texts: Texts<'errorGeneral'> }): SubmissionState =>
  useSubmission({
    // The fields of a form are those that its rules know.
    validate: (values) => textsOf<Field, Key>(validate(values as Sent), texts),
    send: async (values): Promise<SendOutcome> => {
      const outcome = await send(values as Sent);
      return outcome.success ? outcome : { success: false, message: formatMessage<Key>(outcome.error, texts), fields: outcome.fields };
    },
    failed: texts.errorGeneral,
  });
