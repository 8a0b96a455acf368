// Preserves form fields when the page is reloaded, for example after changes of templates or scripts. Passwords are not saved.

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

/** Returns whether a field is a checkbox or radio button. The user changes only its checked state, never its value. */
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

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

/**
 * Restores the fields that `saveFormState` has saved, and deletes the saved state. If the page has none of these fields, keeps the state
 * for the next load: the page may be an error page that is shown because a template throws.
 */
export function restoreFormState(): void {
  const fields = fieldsOf();
  let isRestored = false;
  for (const { index, name, value, checked } of savedFields()) {
    const named = fields.filter((field) => (field.name || field.id) === name);
    const at = fields[index];
    const field = at && named.includes(at) ? at : named[0];
    if (field === undefined) continue;
    isRestored = true;
    if (isBox(field)) field.checked = checked;
    else field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isRestored) sessionStorage.removeItem(key());
}

function savedFields(): readonly SavedField[] {
  try {
    const saved = sessionStorage.getItem(key());
    // Only `saveFormState` writes this entry.
    return saved === null ? [] : (JSON.parse(saved) as readonly SavedField[]);
  } catch {
    return [];
  }
}
