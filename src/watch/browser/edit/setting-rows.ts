// Rows of the panel: for the values that the edited text depends on, and for values beside it that are not texts. Each value opens in its
// own panel.
import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import type { Place, PlaceSetting } from './protocol.ts';

interface Rows {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly PlaceSetting[];
  readonly isAlone: boolean;
  readonly words: ClientMessages['editing'];
  readonly open: (index: number) => void;
}

/** Returns rows for the other values that a text depends on; nothing if there are none. */
export const partRows = (
  { parts = [], isGuess }: Place,
  open: (index: number) => void,
  words: ClientMessages['editing'],
): readonly HTMLElement[] => {
  const heading = isGuess === true ? words.sameWords : words.parts;
  return listUnder({ id: 'edit-parts', heading, rows: parts, isAlone: false, words, open });
};

/** Returns rows for the settings of a place under a heading; nothing if there are none. */
export const settingRows = (
  { settings = [], fields }: Place,
  open: (index: number) => void,
  words: ClientMessages['editing'],
): readonly HTMLElement[] => {
  const isAlone = fields.length === 0;
  const heading = isAlone ? words.pageSettings : words.settings;
  return listUnder({ id: 'edit-settings', heading, rows: settings, isAlone, words, open });
};

function listUnder({ id, heading, rows, isAlone, words: { yes, no }, open }: Rows): readonly HTMLElement[] {
  if (rows.length === 0) return [];
  const answers: ReadonlyMap<string, string> = new Map([
    ['true', yes],
    ['false', no],
  ]);
  const items = rows.map(({ label, value }, index) =>
    element(
      'li',
      {},
      button({ class: 'edit-text' }, () => open(index), element('small', {}, label), answers.get(value) ?? value),
    ),
  );
  return [
    element(
      'section',
      { class: isAlone ? 'edit-settings edit-settings--alone' : 'edit-settings', 'aria-labelledby': id },
      element('h3', { id }, heading),
      element('ul', { class: 'edit-list' }, ...items),
    ),
  ];
}
