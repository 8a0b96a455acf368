// Dialogs open and close by the browser itself. Here is the way in for scripts.

declare global {
  interface Window {
    /** Opens the newsletter dialog. */
    openNewsletter: () => void;
  }
}

/** Opens the dialog `id` and says whether it did: not while another one is open, for the two would hide each other. */
export function openDialog(id: string): boolean {
  const dialog = document.querySelector('dialog:modal') ? null : document.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`);
  dialog?.showModal();
  return dialog !== null;
}

/** Offers the newsletter to scripts, and sees to it that dialogs work in every browser. */
export function polyfillDialogs(): void {
  window.openNewsletter = () => void openDialog('newsletter-dialog');
  const missing = { command: !('command' in HTMLButtonElement.prototype), closedBy: !('closedBy' in HTMLDialogElement.prototype) };
  if (missing.command || missing.closedBy) void import('./dialog-polyfill.ts').then(({ installPolyfill }) => installPolyfill(missing));
}
