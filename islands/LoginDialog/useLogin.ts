// The state of the customer login: fields are validated while they are edited and on submit. Three valid submits lock the entire
// form for five minutes. Nothing is sent.
import { fieldNameOf, useFieldErrors, useRestoreFocus } from 'archipel/forms';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Texts } from '../shared/texts.ts';
import { textsOf, type Values } from '../shared/validation.ts';
import { type Attempts, afterSubmit, lockoutRemaining, noAttempts } from './lockout.ts';
import { type LoginError, type LoginField, validateLogin, validateLoginField } from './validate.ts';

interface Login {
  /** Props of the `<form>`. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Error messages by the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  /** The errors of the fields that the last submit refused. They do not include errors found while typing. */
  readonly refused: Readonly<Record<string, string>>;
  readonly locked: boolean;
  /**
   * The React key of the password field. It changes when the form is locked or unlocked and when the dialog closes,
   * which empties the field.
   */
  readonly passwordKey: string;
  readonly onClose: () => void;
  /** The element with the message that the form is locked. It gets the focus, because the disabled button loses it. */
  readonly message: RefObject<HTMLParagraphElement | null>;
}

export function useLogin(texts: Texts<LoginError>): Login {
  const { ref, errors, show, replace } = useFieldErrors();
  const [refusedNames, setRefusedNames] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState<Attempts>(noAttempts);
  const [timesClosed, setTimesClosed] = useState(0);
  const message = useRef<HTMLParagraphElement>(null);
  const locked = attempts.lockedUntil !== undefined;
  useEffect(() => {
    if (!locked) return undefined;
    message.current?.focus();
    const timer = setTimeout(() => setAttempts(noAttempts), lockoutRemaining(attempts, Date.now()));
    return () => clearTimeout(timer);
  }, [locked, attempts]);
  useRestoreFocus(ref, !locked);
  return {
    form: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        const found = validateLogin(valuesOf(event.currentTarget));
        show(event.currentTarget, textsOf(found, texts));
        setRefusedNames(Object.keys(found));
        if (Object.keys(found).length === 0) setAttempts((current) => afterSubmit(current, {}, Date.now()));
      },
      onInput: ({ target }) => {
        const name = fieldNameOf(target);
        const error = isLoginField(name) ? validateLoginField(name, typedIn(target)) : undefined;
        replace(name, error && texts[error]);
      },
    },
    errors,
    refused: Object.fromEntries(Object.entries(errors).filter(([name]) => refusedNames.includes(name))),
    locked,
    passwordKey: `${timesClosed} ${locked}`,
    onClose: () => setTimesClosed((times) => times + 1),
    message,
  };
}

const fields: readonly string[] = ['firstName', 'lastName', 'customerNumber', 'email', 'password'] satisfies LoginField[];

const isLoginField = (name: string): name is LoginField => fields.includes(name);

/** Returns the values of the form. The cast is safe, because the form has the fields of `LoginField`. */
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values<LoginField>;

const typedIn = (target: EventTarget): string => (target instanceof HTMLInputElement ? target.value : '');
