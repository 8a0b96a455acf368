// What a visitor has done to markup before React takes it over: typed, ticked, opened, focused.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (root: HTMLElement): Control[] => [...root.querySelectorAll<Control>('input, textarea, select')];

interface Done {
  readonly values: readonly { readonly name: string; readonly value: string; readonly checked: boolean }[];
  readonly focusedId: string | undefined;
  readonly openDialog: string | undefined;
}

function doneTo(root: HTMLElement): Done {
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
 * Remembers the state of `root`, and what is done to it from now on; the function that it returns puts back what is
 * lost of it. React takes its time between beginning and replacing, in which a password manager can fill in fields.
 */
export function keepTyped(root: HTMLElement): () => void {
  let done = doneTo(root);
  const note = (): void => {
    done = doneTo(root);
  };
  // Not `change`: it is also fired at a field that is being removed, when there is nothing left to note.
  const events = ['input', 'focusin', 'close'];
  for (const type of events) root.addEventListener(type, note, true);
  return () => {
    for (const type of events) root.removeEventListener(type, note, true);
    putBack(root, done);
  };
}

function putBack(root: HTMLElement, { values, focusedId, openDialog }: Done): void {
  const dialog = openDialog ? document.getElementById(openDialog) : null;
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  for (const control of controlsIn(root)) {
    const kept = values.find(({ name }) => name === control.name);
    if (kept === undefined) continue;
    if (control.value !== kept.value) control.value = kept.value;
    if (control instanceof HTMLInputElement && control.checked !== kept.checked) control.checked = kept.checked;
  }
  if (focusedId && document.activeElement?.id !== focusedId) document.getElementById(focusedId)?.focus();
}
