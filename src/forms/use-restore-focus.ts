// A button that is disabled while it has the focus loses it, and a keyboard user would have to start over.
import { type RefObject, useEffect } from 'react';

/** Restores the focus to the submit button of `form` when the form is usable again and nothing else has the focus. */
export function useRestoreFocus(form: RefObject<HTMLFormElement | null>, isUsable: boolean): void {
  useEffect(() => {
    if (isUsable) return undefined;
    return () => {
      const focused = document.activeElement;
      if (focused && focused !== document.body && focused.getClientRects().length > 0) return;
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    };
  }, [form, isUsable]);
}
