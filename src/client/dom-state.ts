// Saves and restores the state of an island's markup while React takes over: field values, check boxes, the open dialog, the focus.
import { announceEntry } from './announce-entry.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (root: HTMLElement): Control[] => [...root.querySelectorAll<Control>('input, textarea, select')];

interface ControlState {
  readonly control: string;
  readonly value: string;
  readonly checked: boolean;
}

interface DomState {
  readonly controls: readonly ControlState[];
  /** The element in `root` that has the focus. */
  readonly focused: Element | undefined;
  readonly openDialog: string | undefined;
}

const isChecked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;

/** Returns the controls in `root`, each with a key: its name, and its index among the controls with this name (radio buttons share one). */
function namedControls(root: HTMLElement): [string, Control][] {
  const counts = new Map<string, number>();
  return controlsIn(root).map((control) => {
    const count = counts.get(control.name) ?? 0;
    counts.set(control.name, count + 1);
    return [`${control.name} ${count}`, control];
  });
}

function readState(root: HTMLElement): DomState {
  const focused = document.activeElement;
  return {
    controls: namedControls(root).map(([name, control]) => ({ control: name, value: control.value, checked: isChecked(control) })),
    focused: focused !== null && root.contains(focused) ? focused : undefined,
    openDialog: root.querySelector('dialog:modal')?.id,
  };
}

/**
 * Records the state of `root`, at once and after each of the events below. The returned function stops recording and restores what React
 * has lost. One record at the start would not be enough: a password manager can fill in fields before React replaces the markup.
 */
export function captureDomState(root: HTMLElement): () => void {
  let state = readState(root);
  const record = (): void => {
    state = readState(root);
  };
  // `change` is not used, because it also fires while a field is being removed and its value is already lost.
  const events = ['input', 'focusin', 'close'];
  for (const type of events) root.addEventListener(type, record, true);
  return () => {
    for (const type of events) root.removeEventListener(type, record, true);
    restore(root, state);
  };
}

function restore(root: HTMLElement, { controls, focused, openDialog }: DomState): void {
  const dialog = openDialog ? document.getElementById(openDialog) : null;
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  const saved = new Map(controls.map((state) => [state.control, state]));
  for (const [name, control] of namedControls(root)) {
    const { value = control.value, checked = isChecked(control) } = saved.get(name) ?? {};
    if (control.value !== value) control.value = value;
    if (control instanceof HTMLInputElement && control.checked !== checked) control.checked = checked;
  }
  // If React has kept the focused element, the focus is left alone, because it may be moving to another element.
  if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus();
}

/**
 * Makes React notice values that were entered in `root` before hydration. Do not call this while React commits, because
 * React would then restore its own values.
 */
export function announceEntries(root: HTMLElement): void {
  for (const control of controlsIn(root)) announceEntry(control);
}
