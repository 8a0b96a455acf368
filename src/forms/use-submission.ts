// The behavior of all forms, independent of markup and service: validate, show errors at the fields, never send
// twice at the same time, keep the values on failure.
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { submitOnce } from './submit-once.ts';
import { type FieldTexts, fieldNameOf, useFieldErrors } from './use-field-errors.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

/** The result of sending a form. */
export type SendOutcome =
  | { readonly success: true; readonly ticket?: string | undefined }
  | {
      readonly success: false;
      /** The text for the visitor, shown if no field of the form has an error. */
      readonly message: string;
      /** The errors of fields from the server, by field name. */
      readonly fields?: FieldTexts | undefined;
      /** True if the server could not be reached. */
      readonly isOffline?: boolean | undefined;
    };

/** The visitor's input, by the name of the field. */
type EnteredValues = Readonly<Record<string, string>>;

export interface SubmissionRules {
  /** Returns the errors of `values`, in the order of the fields. The form is sent if there are none. */
  readonly validate: (values: EnteredValues) => FieldTexts;
  readonly send: (values: EnteredValues, form: HTMLFormElement) => Promise<SendOutcome>;
  /** Shown if `send` throws, or if the form has none of the fields for which `validate` returns errors. */
  readonly failed: string;
  /** The initial errors. */
  readonly errors?: FieldTexts | undefined;
  /** The initial failure. */
  readonly failure?: string | undefined;
}

/** Data for the view after a form was sent. */
export interface Receipt {
  readonly ticket?: string | undefined;
  /** The value of the field `email`. */
  readonly email?: string | undefined;
}

/** The result of `useSubmission`. */
export interface SubmissionState {
  /** Props of the `<form>`. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly hidden: boolean;
  };
  readonly status: 'ready' | 'busy' | 'done';
  /** Texts by the name of the field. */
  readonly errors: FieldTexts;
  /** The text of a failure that belongs to no field. */
  readonly failure: string | undefined;
  /** True if the server could not be reached. */
  readonly isOffline: boolean;
  /** The data of the last sent form. */
  readonly receipt: Receipt;
  /** Returns from the success view to an empty form. */
  readonly restart: () => void;
  /** Returns from the success view to an empty form and focuses its first field. */
  readonly again: () => void;
}

/**
 * Returns the state of a form that is validated on submit. Editing a field clears its error. The values are in the
 * controls (uncontrolled inputs).
 *
 * @example
 * ```tsx
 * import { useSubmission } from 'archipel/forms';
 *
 * export function Login() {
 *   const { form, errors, failure, status } = useSubmission({
 *     validate: ({ code = '' }) => (code === '' ? { code: 'Please enter your code.' } : {}),
 *     send: async ({ code }) =>
 *       (await fetch('/api/login', { method: 'POST', body: JSON.stringify({ code }) })).ok
 *         ? { success: true }
 *         : { success: false, message: 'This code is not right.' },
 *     failed: 'Please try again later.',
 *   });
 *   return (
 *     <form {...form}>
 *       <input name="code" aria-invalid={errors['code'] !== undefined} />
 *       <p role="alert">{errors['code'] ?? failure}</p>
 *       <button type="submit" disabled={status === 'busy'}>
 *         Log in
 *       </button>
 *     </form>
 *   );
 * }
 * ```
 */
export function useSubmission(rules: SubmissionRules): SubmissionState {
  const [status, setStatus] = useState<SubmissionState['status']>('ready');
  const [failure, setFailure] = useState({ text: rules.failure, isOffline: false });
  const [receipt, setReceipt] = useState<Receipt>({});
  const fields = useFieldErrors(rules.errors);
  useRestoreFocus(fields.ref, status !== 'busy');
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  });
  const [submit] = useState(() =>
    submitOnce(async (form: HTMLFormElement) => {
      const values = enteredValues(form);
      const errors = latest.current.validate(values);
      const isShown = fields.show(form, errors);
      const isGood = Object.keys(errors).length === 0;
      // If all errors belong to fields that are missing in the markup, `failed` is shown instead.
      setFailure({ text: isGood || isShown ? undefined : latest.current.failed, isOffline: false });
      if (!isGood) return;
      setStatus('busy');
      const outcome = await outcomeOf(latest.current, values, form);
      if (outcome.success) {
        setReceipt({ ticket: outcome.ticket, email: values['email'] });
        form.reset();
      } else if (!fields.show(form, outcome.fields ?? {})) setFailure({ text: outcome.message, isOffline: outcome.isOffline === true });
      setStatus(outcome.success ? 'done' : 'ready');
    }),
  );
  const restart = useCallback(() => setStatus('ready'), []);
  return {
    form: {
      ref: fields.ref,
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: ({ target }) => fields.replace(fieldNameOf(target)),
      hidden: status === 'done',
    },
    status,
    errors: fields.errors,
    failure: failure.text,
    isOffline: failure.isOffline,
    receipt,
    restart,
    again: useFocusAgain(fields.ref, restart),
  };
}

/** Returns the values of the controls by name, without files. */
const enteredValues = (form: HTMLFormElement): EnteredValues =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));

/** Calls `send`. If it throws, logs the error and returns a failure. */
async function outcomeOf({ send, failed }: SubmissionRules, values: EnteredValues, form: HTMLFormElement): Promise<SendOutcome> {
  try {
    return await send(values, form);
  } catch (error) {
    console.error(error);
    return { success: false, message: failed };
  }
}

/** Returns a function that calls `restart` and then focuses the first field, which is hidden until the form is shown again. */
function useFocusAgain(form: RefObject<HTMLFormElement | null>, restart: () => void): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>(':is(input, select, textarea):not([type=hidden])')?.focus();
  }, [form, times]);
  return () => {
    restart();
    setTimes((count) => count + 1);
  };
}
