// Saves form fields while the page reloads, as it does after changes of templates and scripts. Passwords are not saved.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface SavedField {
  readonly index: number;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
}

const key = (): string => `archipel:fields:${location.pathname}`;

/**
 * Returns all fields of the page except passwords, hidden fields and files. A field is identified by its index, because several forms may
 * have fields with the same name.
 */
const fieldsOf = (): Field[] =>
  [...document.querySelectorAll<Field>('input, textarea, select')].filter(({ type }) => !['password', 'hidden', 'file'].includes(type));

const isTouched = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;

/** Saves the fields that differ from their defaults, for the next time this page is opened. */
export function saveFormState(): void {
  const saved = fieldsOf().flatMap((field, index): SavedField[] =>
    isTouched(field) ? [{ index, name: field.name || field.id, value: field.value, checked: isChecked(field) }] : [],
  );
  try {
    if (saved.length > 0) sessionStorage.setItem(key(), JSON.stringify(saved));
  } catch {
    // If storage is blocked, fields are lost, as in any reload.
  }
}

/** Restores the fields that `saveFormState` has saved, and deletes the saved state. */
export function restoreFormState(): void {
  const fields = fieldsOf();
  for (const { index, name, value, checked } of takeSaved()) {
    const named = fields.filter((field) => (field.name || field.id) === name);
    const at = fields[index];
    const field = at && named.includes(at) ? at : named[0];
    if (field === undefined) continue;
    field.value = value;
    if (field instanceof HTMLInputElement) field.checked = checked;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function takeSaved(): readonly SavedField[] {
  try {
    const saved = sessionStorage.getItem(key());
    sessionStorage.removeItem(key());
    // Only `saveFormState` writes this entry.
    return saved === null ? [] : (JSON.parse(saved) as readonly SavedField[]);
  } catch {
    return [];
  }
}
