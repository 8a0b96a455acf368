// What all forms do: validate, show errors at their fields, send once at a time, keep the values on failure.
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { formatMessage } from '../api/form-message.ts';
import { type Failure, outcomeOf } from '../api/result.ts';
import { submitOnce } from '../api/submit-once.ts';
import type { Texts } from './texts.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';
import type { Errors, Values } from './validation.ts';

interface FormRules<Field extends string, Key extends string, Sent extends Values<Field>> {
  readonly texts: Texts<Key>;
  readonly validate: (values: Values<Field>) => Errors<Field, Key>;
  readonly send: (values: Sent) => Promise<{ readonly success: true; readonly ticket?: string | undefined } | Failure<Key>>;
}

/** What a visitor is told of a form that was sent. */
export interface Receipt {
  readonly ticket?: string | undefined;
  /** The address that was entered. */
  readonly email?: string | undefined;
}

export interface FormState {
  /** Props of the `<form>`. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly hidden: boolean;
  };
  readonly status: 'ready' | 'busy' | 'done';
  /** Error messages by the name of the field. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly failure: string | undefined;
  /** The form that was sent last. */
  readonly receipt: Receipt;
  /** Returns from the success view to an empty form. */
  readonly restart: () => void;
  /** The same, with the focus on its first field. */
  readonly again: () => void;
}

/** The state of a form that is validated on submit; editing a field clears its error. A `send` that throws has failed: `errorGeneral`. */
export function useForm<Field extends string, Key extends string, Sent extends Values<Field> = Values<Field>>({
  texts,
  validate,
  send,
}: FormRules<Field, Key, Sent> & { readonly texts: Texts<'errorGeneral'> }): FormState {
  const [status, setStatus] = useState<FormState['status']>('ready');
  const [failure, setFailure] = useState<string>();
  const [receipt, setReceipt] = useState<Receipt>({});
  const { ref, errors, validateForm, showErrors, clearError } = useFieldErrors<Field, Key, Sent>({ texts, validate });
  useRestoreFocus(ref, status !== 'busy');
  const [submit] = useState(() =>
    submitOnce(async (form: HTMLFormElement) => {
      const values = validateForm(form);
      if (values === undefined) return;
      setFailure(undefined);
      setStatus('busy');
      const outcome = await outcomeOf(() => send(values));
      if (outcome.success) {
        setReceipt({ ticket: outcome.ticket, email: values['email' as Field] });
        form.reset();
      } else if (!showErrors(form, outcome.fields ?? {})) setFailure(formatMessage<Key | 'errorGeneral'>(outcome.error, texts));
      setStatus(outcome.success ? 'done' : 'ready');
    }),
  );
  const again = useFocusAgain(ref, () => setStatus('ready'));
  return {
    form: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: ({ target }) => clearError(nameOf(target)),
      hidden: status === 'done',
    },
    status,
    errors,
    failure,
    receipt,
    again,
    restart: useCallback(() => setStatus('ready'), []),
  };
}

/** Calls `restart`, and then focuses the first field, which is hidden until the form is shown again. */
function useFocusAgain(form: RefObject<HTMLFormElement | null>, restart: () => void): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [form, times]);
  return () => {
    restart();
    setTimes((count) => count + 1);
  };
}

interface FieldErrors<Sent> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** The values of a form without errors; else shows the errors, focuses the first and returns undefined. */
  readonly validateForm: (form: HTMLFormElement) => Sent | undefined;
  /** Shows errors by the names of their fields, and focuses the first; false where the form has none of these fields. */
  readonly showErrors: (form: HTMLFormElement, errors: Readonly<Record<string, string>>) => boolean;
  /** Replaces the error of one field, or clears it. */
  readonly clearError: (name: string, error?: string) => void;
}

/** The errors of a form's fields, for forms that do not use `useForm`. */
export function useFieldErrors<Field extends string, Key extends string, Sent extends Values<Field> = Values<Field>>({
  texts,
  validate,
}: Pick<FormRules<Field, Key, Sent>, 'texts' | 'validate'>): FieldErrors<Sent> {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Sent>['errors']>({});
  const [failedSubmits, setFailedSubmits] = useState(0);
  useEffect(() => {
    if (failedSubmits > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedSubmits]);
  const show = (found: readonly (readonly [string, string | undefined])[]): void => {
    setErrors(Object.fromEntries(found));
    if (found.length > 0) setFailedSubmits((count) => count + 1);
  };
  return {
    ref,
    errors,
    validateForm: (form) => {
      const values = valuesOf<Sent>(form);
      const found = Object.entries<Key | undefined>(validate(values));
      show(found.map(([name, key]) => [name, key && texts[key]]));
      return found.length === 0 ? values : undefined;
    },
    showErrors: (form, words) => {
      const found = Object.entries(words).filter(([name]) => form.elements.namedItem(name) !== null);
      if (found.length > 0) show(found);
      return found.length > 0;
    },
    clearError: (name, error) => setErrors(({ [name]: _, ...others }) => (error === undefined ? others : { ...others, [name]: error })),
  };
}

/** The values of the fields by name. The fields of a form are those that its rules know. */
const valuesOf = <Sent>(form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Sent;

/** The name of the field that an event comes from. */
export const nameOf = (target: EventTarget): string => ('name' in target && typeof target.name === 'string' ? target.name : '');
