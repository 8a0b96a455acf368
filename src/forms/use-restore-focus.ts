// Restores the focus of a submit button. A focused button loses the focus when it is disabled, so that a keyboard user
// would have to start over.
import { type RefObject, useEffect } from 'react';

/**
 * Restores the focus to the submit button of `form` when the form is usable again and nothing else has the focus.
 *
 * @example
 * ```tsx
 * import { useRestoreFocus } from 'archipel/forms';
 * import { useRef } from 'react';
 *
 * export function Search({ isBusy }: { readonly isBusy: boolean }) {
 *   const form = useRef<HTMLFormElement>(null);
 *   useRestoreFocus(form, !isBusy);
 *   return (
 *     <form ref={form}>
 *       <input type="search" name="q" />
 *       <button type="submit" disabled={isBusy}>
 *         Search
 *       </button>
 *     </form>
 *   );
 * }
 * ```
 */
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
