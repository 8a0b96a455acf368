// What the panel of a place shows around its fields.
import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import type { PanelOptions } from './panel-options.ts';
import type { ItemRequest, Place } from './protocol.ts';

interface PartsOptions extends Pick<PanelOptions, 'messages' | 'openEditor'> {
  readonly close: () => void;
  readonly changeItem: (change: ItemRequest['change']) => void;
  readonly fields: readonly HTMLElement[];
  /** What is at the foot of the panel, before the button that closes it. */
  readonly answers: readonly HTMLElement[];
}

export interface PanelParts {
  readonly panel: HTMLElement;
  /** Shows why something is not done; an empty text takes that away. */
  readonly refuse: (reason: string) => void;
  /** False where the value is on other pages, too, and that was not confirmed. */
  readonly isConfirmed: () => boolean;
  readonly askToConfirm: () => void;
}

/** The panel with everything but what it does. */
export function createPanelParts(place: Place, { messages, openEditor, close, changeItem, fields, answers }: PartsOptions): PanelParts {
  const { editing: words } = messages;
  const refusal = element('p', { class: 'edit-refusal', role: 'alert' });
  const refuse = (reason: string): void => {
    refusal.textContent = reason;
  };
  const everywhere = element('input', { type: 'checkbox', id: 'edit-everywhere' });
  const elsewhere = element('div', { class: 'edit-elsewhere' }, element('p', {}, words.otherPages(place.otherPages)));
  elsewhere.append(element('label', { for: 'edit-everywhere' }, everywhere, words.changeAll));
  elsewhere.hidden = place.otherPages === 0;
  const closing = button({ class: 'close', 'aria-label': messages.close }, close, '✕');
  const opening = button({ class: 'edit-place' }, () => openEditor(place), `${place.file}:${place.line}`);
  const head = element('div', { class: 'edit-panel__head' }, element('h2', { id: 'edit-title' }, place.label), closing, opening);
  const help = place.help === undefined ? [] : [element('p', { class: 'edit-help' }, place.help)];
  const body = element('div', { class: 'edit-panel__body' }, ...help, ...fields, elsewhere, ...itemRow(place, changeItem, words));
  const foot = element('div', { class: 'edit-panel__foot' }, refusal, ...answers, button({}, close, messages.close));
  return {
    panel: element('section', { class: 'edit-panel', role: 'dialog', 'aria-labelledby': 'edit-title', tabindex: '-1' }, head, body, foot),
    refuse,
    isConfirmed: () => place.otherPages === 0 || everywhere.checked,
    askToConfirm: () => {
      refuse(words.otherPages(place.otherPages));
      everywhere.focus();
    },
  };
}

/** The buttons for the entry of a list that the value is in. */
function itemRow({ item }: Place, change: PartsOptions['changeItem'], words: ClientMessages['editing']): readonly HTMLElement[] {
  if (item === undefined) return [];
  const { label, index, count } = item;
  const act = (name: ItemRequest['change'], text: string): HTMLButtonElement => button({}, () => change(name), text);
  const [up, down] = [act('up', words.up), act('down', words.down)];
  up.disabled = index === 0;
  down.disabled = index === count - 1;
  const sure = act('remove', words.removeSure);
  sure.classList.add('edit-danger');
  const askFirst = (): void => {
    remove.replaceWith(sure);
    sure.focus();
  };
  const remove = button({}, askFirst, words.remove);
  remove.disabled = count === 1;
  const entry = words.entry(label);
  return [
    element(
      'div',
      { class: 'edit-item', role: 'group', 'aria-label': entry },
      element('p', {}, entry),
      act('duplicate', words.duplicate),
      up,
      down,
      remove,
    ),
  ];
}
