// The errors of a form's fields. Each error is shown at its field, and the first field with an error gets the focus.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Texts by the name of the field, in the order of the fields. */
export type FieldTexts = Readonly<Record<string, string>>;

export interface FieldErrors {
  /** The ref of the `<form>`. */
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly errors: FieldTexts;
  /** Replaces the shown errors and focuses the first field with an error. Returns false if the form has none of these fields. */
  readonly show: (form: HTMLFormElement, errors: FieldTexts) => boolean;
  /** Replaces the error of one field, or clears it. */
  readonly replace: (name: string, error?: string) => void;
}

/**
 * Returns the errors of a form, which are `initial` at first, and functions to show and clear them.
 *
 * @example
 * ```tsx
 * import { useFieldErrors } from 'archipel/forms';
 *
 * export function Code() {
 *   const { ref, errors, show } = useFieldErrors();
 *   return (
 *     <form
 *       ref={ref}
 *       onSubmit={(event) => {
 *         event.preventDefault();
 *         show(event.currentTarget, { code: 'This code has expired.' });
 *       }}
 *     >
 *       <input id="login-code" name="code" aria-describedby="login-code-error" />
 *       <p id="login-code-error">{errors['code']}</p>
 *       <button type="submit">Log in</button>
 *     </form>
 *   );
 * }
 * ```
 */
export function useFieldErrors(initial: FieldTexts = {}): FieldErrors {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(initial);
  const [failedSubmits, setFailedSubmits] = useState(0);
  useEffect(() => {
    if (failedSubmits === 0) return;
    // Scrolls to the list of errors, which is above the first field, and then focuses that field. If there is no room
    // for both, the field is visible.
    ref.current?.querySelector('[role="alert"]:not([hidden])')?.scrollIntoView({ block: 'nearest' });
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedSubmits]);
  return {
    ref,
    errors,
    show: (form, texts) => {
      const found = Object.entries(texts).filter(([name]) => form.elements.namedItem(name) !== null);
      setErrors(Object.fromEntries(found));
      if (found.length > 0) setFailedSubmits((count) => count + 1);
      return found.length > 0;
    },
    replace: (name, error) => setErrors(({ [name]: _, ...others }) => (error === undefined ? others : { ...others, [name]: error })),
  };
}

/**
 * Returns the name of the field that is the target of an event, or an empty string for any other target.
 *
 * @example
 * ```tsx
 * import { fieldNameOf } from 'archipel/forms';
 * import type { FormEvent } from 'react';
 *
 * export const log = (event: FormEvent<HTMLFormElement>): void => console.log(fieldNameOf(event.target));
 * ```
 */
export const fieldNameOf = (target: EventTarget): string => ('name' in target && typeof target.name === 'string' ? target.name : '');
