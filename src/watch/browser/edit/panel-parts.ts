import { button, element } from '../overlay/element.ts';
import { type ChangeItem, itemRows } from './item-rows.ts';
import { panelElement } from './panel-element.ts';
import type { PanelOptions } from './panel-options.ts';
import type { Place } from './protocol.ts';
import { valueLists } from './value-lists.ts';

interface PartsOptions extends Pick<PanelOptions, 'messages' | 'openEditor'> {
  readonly openListed: (list: 'setting' | 'part', index: number) => void;
  readonly close: () => void;
  readonly save: () => void;
  readonly changeItem: ChangeItem;
  readonly fields: readonly HTMLElement[];
  /** The elements of the footer before the close button. */
  readonly answers: readonly HTMLElement[];
}

export interface PanelParts {
  readonly panel: HTMLElement;
  /** Displays why an action is refused; an empty text hides the message. */
  readonly refuse: (reason: string) => void;
  /** Returns false if other pages also use the value and the user has not confirmed the change. */
  readonly isConfirmed: () => boolean;
  readonly askToConfirm: () => void;
}

/** Creates the elements that surround `fields` in the panel for editing a value of content. */
export function createPanelParts(
  place: Place,
  { messages, openEditor, openListed, close, save, changeItem, fields, answers }: PartsOptions,
): PanelParts {
  const { editing: words } = messages;
  const refusal = element('p', { class: 'edit-refusal', role: 'alert' });
  const refuse = (reason: string): void => {
    refusal.textContent = reason;
  };
  const everywhere = element('input', { type: 'checkbox', id: 'edit-everywhere' });
  const elsewhere = element('div', { class: 'edit-elsewhere' }, element('p', {}, words.otherPages(place.otherPages)));
  elsewhere.append(element('label', { for: 'edit-everywhere' }, everywhere, words.changeAll));
  elsewhere.hidden = place.otherPages === 0;
  const opening = button({ class: 'edit-place' }, () => openEditor(place), `${place.file}:${place.line}`);
  const help = place.help === undefined ? [] : [element('p', { class: 'edit-help' }, place.help)];
  const body = element(
    'div',
    { class: 'edit-panel__body' },
    ...help,
    ...fields,
    elsewhere,
    ...valueLists(place, openListed, words),
    ...itemRows(place, changeItem, words),
  );
  const foot = element('div', { class: 'edit-panel__foot' }, refusal, ...answers, button({}, close, messages.close));
  const title = element('h2', {}, place.label);
  return {
    panel: panelElement({ title, closeLabel: messages.close, close, save, more: [opening] }, body, foot),
    refuse,
    isConfirmed: () => place.otherPages === 0 || everywhere.checked,
    askToConfirm: () => {
      refuse(words.otherPages(place.otherPages));
      everywhere.focus();
    },
  };
}
