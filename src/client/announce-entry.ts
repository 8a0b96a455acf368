// What a visitor entered before React listened, told to React. It takes the values of the markup for those of its state, and
// ignores an event after which a control is as it remembers it: the control goes back to its markup first.

const setValue = { input: setterOf(HTMLInputElement.prototype), textarea: setterOf(HTMLTextAreaElement.prototype) };

/** The setter of `value` that React has not replaced on the control itself. */
function setterOf(prototype: HTMLInputElement | HTMLTextAreaElement): ((value: string) => void) | undefined {
  return Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
}

/** Dispatches the events of an entry at a control that is not as its markup says. */
export function announceEntry(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (control instanceof HTMLSelectElement) announceChoice(control);
  else if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) announceTick(control);
  else announceText(control);
}

function announceChoice(select: HTMLSelectElement): void {
  const isMarked = [...select.options].some(({ defaultSelected }) => defaultSelected);
  const isNew = isMarked ? [...select.options].some((option) => option.selected !== option.defaultSelected) : select.selectedIndex > 0;
  if (isNew) select.dispatchEvent(new Event('change', { bubbles: true }));
}

function announceTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return;
  box.checked = box.defaultChecked;
  box.click();
}

function announceText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = field;
  if (value === defaultValue || field.type === 'hidden' || field.type === 'file') return;
  const [start, end] = [field.selectionStart, field.selectionEnd];
  field.value = defaultValue;
  (field instanceof HTMLTextAreaElement ? setValue.textarea : setValue.input)?.call(field, value);
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
