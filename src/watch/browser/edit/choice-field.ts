// Fields for a value with a few allowed values, and for a name with suggestions.
import { element } from '../overlay/element.ts';
import type { PlaceField } from './protocol.ts';
import type { TextFieldOptions, ValueField } from './text-field.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Creates a field for a value with a few allowed values. */
export function createChoiceField(
  field: PlaceField,
  { id, describedBy, onInput }: TextFieldOptions,
  choices: readonly Choice[],
): ValueField {
  const control = element('select', { id, class: 'edit-field__control', 'aria-describedby': describedBy });
  control.append(...choices.map(({ value, label }) => element('option', { value }, label)));
  return fieldOf(control, { part: control, event: 'change', value: field.value, onInput });
}

/**
 * Creates a field for a name, such as the name of a page. The field suggests existing names, but accepts others, because the named page may
 * be written later.
 */
export function createNameField(field: PlaceField, { id, describedBy, onInput }: TextFieldOptions, names: readonly string[]): ValueField {
  const list = `${id}-names`;
  const common = { id, class: 'edit-field__control', 'aria-describedby': describedBy, autocomplete: 'off', spellcheck: 'false' };
  const control = element('input', { ...common, type: 'text', list });
  const known = element('datalist', { id: list }, ...names.map((value) => element('option', { value })));
  return fieldOf(control, { part: element('div', {}, control, known), event: 'input', value: field.value, onInput });
}

interface Control {
  readonly part: HTMLElement;
  readonly event: 'change' | 'input';
  readonly value: string;
  readonly onInput: () => void;
}

function fieldOf(control: HTMLInputElement | HTMLSelectElement, { part, event, value, onInput }: Control): ValueField {
  const set = (next: string): void => {
    control.value = next;
  };
  set(value);
  control.addEventListener(event, onInput);
  return { part, control, value: () => control.value, set };
}
