// A dialog whose form was sent: the success view stays for a moment, then the dialog closes and is reset.
import { type RefObject, useEffect, useRef } from 'react';
import type { FormState } from './useForm.ts';

/** How long the success view is shown, in milliseconds. */
const successShown = 3000;

interface AutoCloseDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
}

/** The props of the dialog around a form with this state. */
export function useAutoCloseDialog({ status, restart }: Pick<FormState, 'status' | 'restart'>): AutoCloseDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const onClose = (): void => {
    if (status === 'done') restart();
  };
  useEffect(() => {
    if (status !== 'done') return undefined;
    const timer = setTimeout(() => {
      ref.current?.close();
      // If the dialog was closed while sending, no close event follows; reset here.
      restart();
    }, successShown);
    return () => clearTimeout(timer);
  }, [status, restart]);
  return { ref, onClose };
}
