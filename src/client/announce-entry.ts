// What a visitor entered before React listened, told to React. It takes the values of the markup for those of its state, and
// ignores an event after which a control is as it remembers it: the control goes back to its markup first.

/** Dispatches the events of an entry at a control that is not as its markup says. */
export function announceEntry(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  const say = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  if (control instanceof HTMLSelectElement) {
    if (control.selectedIndex > 0) say('change');
  } else if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
    // A choice that is taken back is told by the one that is made.
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
