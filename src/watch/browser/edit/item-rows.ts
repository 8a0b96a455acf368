import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import type { ItemChange, ItemRequest, Place, PlaceItem } from './protocol.ts';

/** Changes the entry at a level, counted from the innermost. */
export type ChangeItem = (change: Omit<ItemRequest, 'id'>) => void;

type Words = ClientMessages['editing'];

/** Returns rows for the list entries that contain the edited value, with actions for each: the innermost and, collapsed, the others. */
export function itemRows({ items }: Place, change: ChangeItem, words: Words): readonly HTMLElement[] {
  const [first, ...others] = items.map((item, level) => itemRow(item, (request) => change({ ...request, level }), words));
  if (first === undefined) return [];
  if (others.length === 0) return [first];
  return [first, element('details', { class: 'edit-around' }, element('summary', {}, words.around), ...others)];
}

type ChangeOne = (request: Omit<ItemRequest, 'id' | 'level'>) => void;

function itemRow(item: PlaceItem, change: ChangeOne, words: Words): HTMLElement {
  const { label, index, count, isDraft, kinds } = item;
  const act = (name: ItemChange, text: string): HTMLButtonElement => button({}, () => change({ change: name }), text);
  const [up, down] = [act('up', words.up), act('down', words.down)];
  up.disabled = index === 0;
  down.disabled = index === count - 1;
  const entry = words.entry(label);
  const draft = isDraft === true ? [element('p', { class: 'edit-note' }, words.isDraft), act('publish', words.publish)] : [];
  const row = element(
    'div',
    { class: 'edit-item', role: 'group', 'aria-label': entry },
    element('p', {}, entry),
    ...draft,
    act('duplicate', words.duplicate),
    up,
    down,
    removal(item, change, words),
  );
  if (kinds !== undefined) row.append(addition(kinds, change, words));
  return row;
}

/**
 * Creates the button that removes an entry. A click replaces this button with one that confirms the removal. If the entry can become a
 * draft, a further button turns it into a draft instead: pages omit drafts, too, but a draft can be published again.
 */
function removal({ count, isDraft }: PlaceItem, change: ChangeOne, words: Words): HTMLElement {
  const sure = button({ class: 'edit-danger' }, () => change({ change: 'remove' }), words.removeSure);
  const draft = button({}, () => change({ change: 'draft' }), words.makeDraft);
  const question = isDraft === false ? [element('p', { class: 'edit-note' }, words.draftFirst), draft, sure] : [sure];
  const remove = button(
    {},
    () => {
      remove.replaceWith(...question);
      question.find((each) => each instanceof HTMLButtonElement)?.focus();
    },
    words.remove,
  );
  remove.disabled = count === 1;
  return remove;
}

/** Creates the field that adds an entry of a selected kind after the entry of the row. */
function addition(kinds: NonNullable<PlaceItem['kinds']>, change: ChangeOne, words: Words): HTMLElement {
  const kind = element('select', { class: 'edit-field__control', 'aria-label': words.addAfter });
  kind.append(...kinds.map(({ value, label }) => element('option', { value }, label)));
  const add = button({}, () => change({ change: 'add', kind: kind.value }), words.add);
  return element('div', { class: 'edit-add' }, element('span', {}, words.addAfter), kind, add);
}
