// The state of an island's markup before React takes it over: field values, ticks, the open dialog, the focus.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (root: HTMLElement): Control[] => [...root.querySelectorAll<Control>('input, textarea, select')];

interface DomState {
  readonly values: readonly { readonly name: string; readonly value: string; readonly checked: boolean }[];
  readonly focusedId: string | undefined;
  readonly openDialog: string | undefined;
}

function readState(root: HTMLElement): DomState {
  const focused = document.activeElement;
  return {
    values: controlsIn(root).map((control) => ({
      name: control.name,
      value: control.value,
      checked: control instanceof HTMLInputElement && control.checked,
    })),
    focusedId: root.contains(focused) ? focused?.id : undefined,
    openDialog: root.querySelector('dialog:modal')?.id,
  };
}

/**
 * Records the state of `root`, now and after each input; the returned function restores what has been lost of it. React
 * takes some time between starting and replacing markup, in which a password manager can fill in fields.
 */
export function captureDomState(root: HTMLElement): () => void {
  let state = readState(root);
  const record = (): void => {
    state = readState(root);
  };
  // Not `change`, which also fires at a field that is being removed, when its value is gone.
  const events = ['input', 'focusin', 'close'];
  for (const type of events) root.addEventListener(type, record, true);
  return () => {
    for (const type of events) root.removeEventListener(type, record, true);
    restore(root, state);
  };
}

function restore(root: HTMLElement, { values, focusedId, openDialog }: DomState): void {
  const dialog = openDialog ? document.getElementById(openDialog) : null;
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  for (const control of controlsIn(root)) {
    const saved = values.find(({ name }) => name === control.name);
    if (saved === undefined) continue;
    if (control.value !== saved.value) control.value = saved.value;
    if (control instanceof HTMLInputElement && control.checked !== saved.checked) control.checked = saved.checked;
  }
  if (focusedId && document.activeElement?.id !== focusedId) document.getElementById(focusedId)?.focus();
}
