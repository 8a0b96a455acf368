import { element } from '../overlay/element.ts';
import type { PlaceField } from './protocol.ts';

type Fact = NonNullable<PlaceField['facts']>[number];

interface FactListOptions {
  readonly facts: readonly Fact[];
  /** The label of the list. */
  readonly name: string;
  readonly id: string;
  /** Called when a fact has been inserted into the field. */
  readonly onChoose: () => void;
}

export interface FactList {
  readonly part: HTMLElement;
  /** Updates the list after the text has changed. */
  readonly update: () => void;
}

const maxShown = 8;

/** Creates a list below `control` that suggests facts while the user types after a brace. `control` keeps the focus. */
export function createFactList(control: HTMLTextAreaElement, { facts, name, id, onChoose }: FactListOptions): FactList {
  const list = element('ul', { class: 'edit-facts', role: 'listbox', id, 'aria-label': name, hidden: '' });
  control.setAttribute('aria-autocomplete', 'list');
  control.setAttribute('aria-controls', id);
  let shown: readonly Fact[] = [];
  let at = 0;

  const show = (found: readonly Fact[]): void => {
    shown = found;
    at = Math.min(at, Math.max(0, found.length - 1));
    list.hidden = found.length === 0;
    list.replaceChildren(...found.map((fact, index) => itemOf(fact, index)));
    if (found.length === 0) control.removeAttribute('aria-activedescendant');
    else control.setAttribute('aria-activedescendant', `${id}-${at}`);
  };
  const itemOf = (fact: Fact, index: number): HTMLElement => {
    const item = element(
      'li',
      { role: 'option', id: `${id}-${index}`, 'aria-selected': String(index === at) },
      element('code', {}, `{${fact.name}}`),
      element('span', {}, fact.shown),
    );
    // Prevents a press from moving the focus away from the field.
    item.addEventListener('pointerdown', (event) => event.preventDefault());
    item.addEventListener('click', () => choose(fact));
    return item;
  };
  const choose = (fact: Fact): void => {
    const begun = begunIn(control);
    if (begun === undefined) return;
    const rest = control.value.slice(control.selectionEnd).replace(/^[\w.-]*\}/, '');
    control.value = `${control.value.slice(0, begun.start)}{${fact.name}}${rest}`;
    const caret = begun.start + fact.name.length + 2;
    control.setSelectionRange(caret, caret);
    show([]);
    onChoose();
  };
  const update = (): void => {
    const begun = begunIn(control);
    at = 0;
    show(begun === undefined ? [] : facts.filter((fact) => fact.name.toLowerCase().includes(begun.name.toLowerCase())).slice(0, maxShown));
  };
  control.addEventListener('keydown', (event) => {
    if (shown.length === 0 || event.isComposing) return;
    const fact = shown[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      at = (at + (event.key === 'ArrowDown' ? 1 : shown.length - 1)) % shown.length;
      show(shown);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && fact !== undefined) choose(fact);
    else if (event.key === 'Escape') show([]);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  control.addEventListener('blur', () => show([]));
  return { part: list, update };
}

/** Returns the name that is being typed after an opening brace, and the index of this brace; undefined if no name is being typed. */
function begunIn({
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): { readonly name: string; readonly start: number } | undefined {
  if (selectionStart !== selectionEnd) return undefined;
  const [whole, name = ''] = /\{([\w.-]*)$/.exec(value.slice(0, selectionStart)) ?? [];
  return whole === undefined ? undefined : { name, start: selectionStart - whole.length };
}
