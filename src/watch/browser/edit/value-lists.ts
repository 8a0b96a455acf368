// Lists two kinds of values in the panel of a text: those that the text depends on, and those beside it that are not texts, such as an
// icon. A click on a value opens its own panel.
import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import type { Place, PlaceSetting } from './protocol.ts';

interface Rows {
  readonly id: string;
  readonly class: string;
  readonly heading: string;
  readonly rows: readonly PlaceSetting[];
  readonly open: (index: number) => void;
}

/** Returns the lists for a place: first the other values that its text depends on, then its settings. */
export function valueLists(
  { parts = [], settings = [], isGuess, fields }: Place,
  open: (list: 'setting' | 'part', index: number) => void,
  words: ClientMessages['editing'],
): readonly HTMLElement[] {
  const isAlone = fields.length === 0;
  const lists: readonly Rows[] = [
    {
      id: 'edit-parts',
      class: 'edit-settings',
      heading: isGuess === true ? words.sameWords : words.parts,
      rows: parts,
      open: (index) => open('part', index),
    },
    {
      id: 'edit-settings',
      class: isAlone ? 'edit-settings edit-settings--alone' : 'edit-settings',
      heading: isAlone ? words.pageSettings : words.settings,
      rows: settings,
      open: (index) => open('setting', index),
    },
  ];
  return lists.filter(({ rows }) => rows.length > 0).map((list) => sectionOf(list, words));
}

function sectionOf({ id, class: name, heading, rows, open }: Rows, { yes, no }: ClientMessages['editing']): HTMLElement {
  const answers: ReadonlyMap<string, string> = new Map([
    ['true', yes],
    ['false', no],
  ]);
  const items = rows.map(({ label, value }, index) => {
    const row = button({ class: 'edit-text' }, () => open(index), element('small', {}, label), answers.get(value) ?? value);
    return element('li', {}, row);
  });
  const list = element('ul', { class: 'edit-list' }, ...items);
  return element('section', { class: name, 'aria-labelledby': id }, element('h3', { id }, heading), list);
}
