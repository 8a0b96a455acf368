// The values beside a text that are not texts themselves, each to be opened in a panel of its own.
import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import type { Place } from './protocol.ts';

/** The settings of a place under a heading; nothing where there are none. */
export function settingRows(
  { settings = [], fields }: Place,
  open: (index: number) => void,
  words: ClientMessages['editing'],
): readonly HTMLElement[] {
  if (settings.length === 0) return [];
  const heading = element('h3', { id: 'edit-settings' }, fields.length === 0 ? words.pageSettings : words.settings);
  const rows = settings.map(({ label, value }, index) =>
    element(
      'li',
      {},
      button({ class: 'edit-text' }, () => open(index), element('small', {}, label), value),
    ),
  );
  return [
    element(
      'section',
      { class: fields.length === 0 ? 'edit-settings edit-settings--alone' : 'edit-settings', 'aria-labelledby': 'edit-settings' },
      heading,
      element('ul', { class: 'edit-list' }, ...rows),
    ),
  ];
}
