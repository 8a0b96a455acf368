// What was typed, over a reload: templates and scripts take effect on a new page only. Passwords are not kept.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Kept {
  readonly place: number;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
}

const key = (): string => `desk:fields:${location.pathname}`;

/** Their places number them: several forms of a page have fields of one name. */
const fieldsOf = (): Field[] =>
  [...document.querySelectorAll<Field>('input, textarea, select')].filter(({ type }) => !['password', 'hidden', 'file'].includes(type));

const isTouched = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;

/** Remembers what was typed, until this page is opened again. */
export function keepFields(): void {
  const kept = fieldsOf().flatMap((field, place): Kept[] =>
    isTouched(field) ? [{ place, name: field.name || field.id, value: field.value, checked: isChecked(field) }] : [],
  );
  try {
    if (kept.length > 0) sessionStorage.setItem(key(), JSON.stringify(kept));
  } catch {
    // Where storage is blocked, what was typed is lost as in any reload.
  }
}

/** Puts back, once, what `keepFields` kept. */
export function restoreFields(): void {
  const fields = fieldsOf();
  for (const { place, name, value, checked } of takeKept()) {
    const named = fields.filter((field) => (field.name || field.id) === name);
    const at = fields[place];
    const field = at && named.includes(at) ? at : named[0];
    if (field === undefined) continue;
    field.value = value;
    if (field instanceof HTMLInputElement) field.checked = checked;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function takeKept(): readonly Kept[] {
  try {
    const kept = sessionStorage.getItem(key());
    sessionStorage.removeItem(key());
    // Only `keepFields` writes it.
    return kept === null ? [] : (JSON.parse(kept) as readonly Kept[]);
  } catch {
    return [];
  }
}
