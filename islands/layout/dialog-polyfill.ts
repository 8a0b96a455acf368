// Polyfill for older browsers: buttons with a `command`, and closing dialogs by a click outside. Only those browsers load it.

const dialogOf = (id: string): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`);

function handleCommand({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = dialogOf(button?.getAttribute('commandfor') ?? '');
  const command = button?.getAttribute('command');
  if (command === 'show-modal' && !dialog?.open) dialog?.showModal();
  if (command === 'close') dialog?.close();
}

let pressed: EventTarget | null = null;

/**
 * Records where the pointer was pressed. A drag that selects text and ends outside a dialog also fires a click on the
 * dialog, which must not close it.
 */
function recordPress({ target }: Event): void {
  pressed = target;
}

/**
 * Closes a dialog on a click on its backdrop. Such a click has the dialog as its target, but a position outside the
 * dialog. A click by keyboard has no position.
 */
function closeOutside({ target, clientX: x, clientY: y, detail }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target !== pressed || detail === 0) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) target.close();
}

/** Adds the features that the browser lacks. */
export function installPolyfill(missing: { readonly command: boolean; readonly closedBy: boolean }): void {
  if (missing.command) document.addEventListener('click', handleCommand);
  if (!missing.closedBy) return;
  document.addEventListener('pointerdown', recordPress);
  document.addEventListener('click', closeOutside);
}
