// A button that is disabled while it has the focus loses it, and a keyboard's next key would go nowhere.
import { type RefObject, useEffect } from 'react';

/** Gives the focus to the button that sends `form` when the form is usable again and nothing else has taken it. */
export function useRestoreFocus(form: RefObject<HTMLFormElement | null>, isUsable: boolean): void {
  useEffect(() => {
    if (isUsable) return undefined;
    return () => {
      const focused = document.activeElement;
      if (focused && focused !== document.body && focused.checkVisibility()) return;
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    };
  }, [form, isUsable]);
}
