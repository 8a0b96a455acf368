// Closes a dialog after its form was sent: the success view stays for a moment, then the dialog closes and is reset.
import type { SubmissionState } from 'archipel/forms';
import { type RefObject, useEffect, useRef } from 'react';

/** How long the success view is shown, in milliseconds. */
const successShown = 3000;

interface AutoCloseDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
}

/** Returns the props of the dialog around a form with this state. */
export function useAutoCloseDialog({ status, restart }: Pick<SubmissionState, 'status' | 'restart'>): AutoCloseDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const onClose = (): void => {
    if (status === 'done') restart();
  };
  useEffect(() => {
    const dialog = ref.current;
    if (status !== 'done' || dialog === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const closeSoon = (): void => {
      if (dialog.open) timer ??= setTimeout(() => dialog.close(), successShown);
    };
    closeSoon();
    // If the dialog is closed during sending, it keeps the result until it is opened again.
    dialog.addEventListener('toggle', closeSoon);
    return () => {
      clearTimeout(timer);
      dialog.removeEventListener('toggle', closeSoon);
    };
  }, [status]);
  return { ref, onClose };
}
