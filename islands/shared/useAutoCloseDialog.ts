// A dialog whose form was sent: the good news stays for a moment, then the dialog closes and is as new.
import { type RefObject, useEffect, useRef } from 'react';
import type { FormState } from './useForm.ts';

/** Milliseconds for which the view of success is shown. */
const successShown = 3000;

interface AutoCloseDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
}

/** What the dialog of the form with this state needs. */
export function useAutoCloseDialog({ status, restart }: Pick<FormState, 'status' | 'restart'>): AutoCloseDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const onClose = (): void => {
    if (status === 'done') restart();
  };
  useEffect(() => {
    if (status !== 'done') return undefined;
    const timer = setTimeout(() => {
      ref.current?.close();
      // Closed before, while the form was being sent, it says nothing.
      restart();
    }, successShown);
    return () => clearTimeout(timer);
  }, [status, restart]);
  return { ref, onClose };
}
