// The state of the customer login: fields are validated while they are edited, and after three attempts all of them are
// locked for five minutes. Nothing is sent.
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
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly locked: boolean;
  /** Another one each time that the password is to leave its field: when the form is locked, and when its window closes. */
  readonly passwordKey: string;
  readonly onClose: () => void;
  /** For the message that the form is locked: it gets the focus that the button loses. */
  readonly message: RefObject<HTMLParagraphElement | null>;
}

export function useLogin(texts: Texts<LoginError>): Login {
  const { ref, errors, show, replace } = useFieldErrors();
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
        if (Object.keys(found).length === 0) setAttempts((current) => afterSubmit(current, {}, Date.now()));
      },
      onInput: ({ target }) => {
        const name = fieldNameOf(target);
        const error = isLoginField(name) ? validateLoginField(name, typedIn(target)) : undefined;
        replace(name, error && texts[error]);
      },
    },
    errors,
    locked,
    // The lock and the empty field come in one render.
    passwordKey: `${timesClosed} ${locked}`,
    onClose: () => setTimesClosed((times) => times + 1),
    message,
  };
}

const fields: readonly string[] = ['firstName', 'lastName', 'customerNumber', 'email', 'password'] satisfies LoginField[];

const isLoginField = (name: string): name is LoginField => fields.includes(name);

/** The fields of the form are those that its rules know. */
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values<LoginField>;

const typedIn = (target: EventTarget): string => (target instanceof HTMLInputElement ? target.value : '');
