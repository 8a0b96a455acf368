// Makes React notice values that were entered before hydration. React ignores the event of an input whose value equals the one that React
// has recorded. So an input or a text area is first set back to the value in the markup.

/**
 * If the value of `control` differs from the markup (for a list, from the first option), dispatches the event that entering the value would
 * have caused. The value of a file input cannot be set, so file inputs are skipped.
 */
export function announceEntry(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  const dispatch = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  if (control instanceof HTMLSelectElement) {
    if (control.selectedIndex > 0) dispatch('change');
  } else if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
    // For a cleared radio button, the event of the selected button is enough.
    if (!control.checked && control.type === 'radio') return;
    control.checked = control.defaultChecked;
    control.click();
  } else if (control.value !== control.defaultValue && control.type !== 'file') {
    const { value, selectionStart, selectionEnd } = control;
    control.value = control.defaultValue;
    // React has replaced the setter on the control, so the setter of its prototype is called.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    dispatch('input');
  }
}
