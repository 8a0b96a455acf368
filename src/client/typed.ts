// What a visitor has done to markup before React takes it over: typed, ticked, opened, focused.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (root: HTMLElement): Control[] => [...root.querySelectorAll<Control>('input, textarea, select')];

/** Remembers the state of `root`; the function that it returns puts back what is lost of it. */
export function keepTyped(root: HTMLElement): () => void {
  const values = controlsIn(root).map((control) => ({
    name: control.name,
    value: control.value,
    checked: control instanceof HTMLInputElement && control.checked,
  }));
  const focused = document.activeElement;
  const focusedId = root.contains(focused) ? focused?.id : undefined;
  const openDialog = root.querySelector('dialog:modal')?.id;
  return () => {
    const dialog = openDialog ? document.getElementById(openDialog) : null;
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    for (const control of controlsIn(root)) {
      const kept = values.find(({ name }) => name === control.name);
      if (kept === undefined) continue;
      if (control.value !== kept.value) control.value = kept.value;
      if (control instanceof HTMLInputElement && control.checked !== kept.checked) control.checked = kept.checked;
    }
    if (focusedId && document.activeElement?.id !== focusedId) document.getElementById(focusedId)?.focus();
  };
}
