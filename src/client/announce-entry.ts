// Makes React notice values that were entered before hydration. React initializes its state from the markup, and
// ignores an event if the value of the control has not changed for React. So the control is first set back to the value
// in the markup.

/** Dispatches the events of an input on a control whose value differs from the markup. */
export function announceEntry(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  const say = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  if (control instanceof HTMLSelectElement) {
    if (control.selectedIndex > 0) say('change');
  } else if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
    // For a cleared radio button, the event of the selected button is enough.
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
