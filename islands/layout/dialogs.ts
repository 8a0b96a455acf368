// Opens dialogs from scripts. The browser itself opens and closes them for buttons.

declare global {
  interface Window {
    /** Opens the newsletter dialog. */
    openNewsletter: () => void;
  }
}

/** Opens the dialog `id` and returns true, unless the dialog does not exist or would cover another open dialog. */
export function openDialog(id: string): boolean {
  const dialog = document.querySelector('dialog[open]') ? null : document.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`);
  dialog?.showModal();
  return dialog !== null;
}

/** Lets scripts open the newsletter dialog, and loads the polyfill for dialogs in browsers that need it. */
export function polyfillDialogs(): void {
  window.openNewsletter = () => void openDialog('newsletter-dialog');
  const missing = { command: !('command' in HTMLButtonElement.prototype), closedBy: !('closedBy' in HTMLDialogElement.prototype) };
  if (!missing.command && !missing.closedBy) return;
  const lastClicked = missing.command ? recordClicks('button[commandfor]') : () => undefined;
  void import('./dialog-polyfill.ts').then(({ installPolyfill }) => {
    installPolyfill(missing);
    lastClicked()?.click();
  });
}

/** Records clicks on elements that match `selector`. The returned function stops recording and returns the element of the last click. */
function recordClicks(selector: string): () => HTMLElement | undefined {
  const listening = new AbortController();
  let last: HTMLElement | undefined;
  const record = ({ target }: Event): void => {
    last = (target instanceof Element && target.closest<HTMLElement>(selector)) || last;
  };
  document.addEventListener('click', record, { signal: listening.signal });
  return () => {
    listening.abort();
    return last;
  };
}
