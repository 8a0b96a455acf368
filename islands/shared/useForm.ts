// Connects the forms of this site with `useSubmission`. Rules report errors as keys of the island's messages, and services reply
// with keys or texts.
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

/** Returns the state of a form that is validated on submit. If `send` throws, the form shows `errorGeneral`. */
export const useForm = <Field extends string, Key extends string, Sent extends Values<Field> = Values<Field>>({
  texts,
  validate,
  send,
}: FormRules<Field, Key, Sent> & { readonly texts: Texts<'errorGeneral'> }): SubmissionState =>
  useSubmission({
    // The cast is safe, because a form has the fields of its rules.
    validate: (values) => textsOf<Field, Key>(validate(values as Sent), texts),
    send: async (values): Promise<SendOutcome> => {
      const outcome = await send(values as Sent);
      return outcome.success ? outcome : { success: false, message: formatMessage<Key>(outcome.error, texts), fields: outcome.fields };
    },
    failed: texts.errorGeneral,
  });
