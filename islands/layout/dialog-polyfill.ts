// What older browsers lack of dialogs: buttons with a `command`, and clicks outside that close. Loaded by those only.

const dialogOf = (id: string): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`);

function handleCommand({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = dialogOf(button?.getAttribute('commandfor') ?? '');
  const command = button?.getAttribute('command');
  if (command === 'show-modal' && !dialog?.open) dialog?.showModal();
  if (command === 'close') dialog?.close();
}

let pressed: EventTarget | null = null;

/** Text that is marked beyond the edge of a dialog ends in a click on the dialog, too: it counts where the button went down. */
function notePress({ target }: Event): void {
  pressed = target;
}

/** A click on the backdrop is one on the dialog, outside of its box. A key's click has no place. */
function closeOutside({ target, clientX: x, clientY: y, detail }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target !== pressed || detail === 0) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) target.close();
}

/** Does what the browser does not do by itself. */
export function installPolyfill(missing: { readonly command: boolean; readonly closedBy: boolean }): void {
  if (missing.command) document.addEventListener('click', handleCommand);
  if (!missing.closedBy) return;
  document.addEventListener('pointerdown', notePress);
  document.addEventListener('click', closeOutside);
}
