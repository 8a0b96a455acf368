// Makes React notice values that were entered before hydration. React takes the markup's values for its state, and
// ignores an event that leaves a control as React last saw it, so the control is set back to its markup first.

/** Dispatches the events of an entry on a control that differs from its markup. */
export function announceEntry(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  const say = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  if (control instanceof HTMLSelectElement) {
    if (control.selectedIndex > 0) say('change');
  } else if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
    // When a radio button is cleared, the event of the chosen one is enough.
    if (!control.checked && control.type === 'radio') return;
    control.checked = control.defaultChecked;
    control.click();
  } else if (control.value !== control.defaultValue && control.type !== 'file') {
    const { value, selectionStart, selectionEnd } = control;
    control.value = control.defaultValue;
    // React has replaced the setter of the control itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    say('input');
  }
}
