import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import { collapseSpaces, type EditTarget, picturesOf, targetsIn, targetText } from './page-texts.ts';
import { panelElement } from './panel-element.ts';

interface TextsOptions {
  readonly messages: ClientMessages;
  readonly onClosed: () => void;
  readonly choose: (target: EditTarget) => void;
  /** Opens the settings of the page. */
  readonly openPage: () => void;
}

interface Listed {
  readonly target: EditTarget;
  /** The kind of text, if it is not visible. */
  readonly kind?: string;
}

/** Creates the panel with all texts of the page and a search field, for the keyboard, screen readers, and texts that are not visible. */
export function createTextsList({ messages, onClosed, choose, openPage }: TextsOptions): HTMLElement {
  const words = messages.editing;
  const all = listedTexts(messages);
  const list = element('ul', { class: 'edit-list' });
  const search = element('input', { type: 'search', id: 'edit-search', class: 'edit-field__control', autocomplete: 'off' });
  const show = (): void => {
    const query = search.value.toLowerCase();
    const found = all.filter(({ target }) => collapseSpaces(targetText(target)).toLowerCase().includes(query));
    list.replaceChildren(
      ...found.map(({ target, kind }) =>
        element(
          'li',
          {},
          button({ class: 'edit-text' }, () => choose(target), ...labelOf(target, kind)),
        ),
      ),
    );
  };
  search.addEventListener('input', show);
  show();
  const settings = button({ class: 'edit-wide' }, openPage, words.pageSettings);
  const field = element('div', { class: 'edit-field' }, element('label', { for: 'edit-search' }, words.search), search);
  const body = element('div', { class: 'edit-panel__body' }, settings, field, list);
  return panelElement({ title: element('h2', {}, words.texts), closeLabel: messages.close, close: onClosed }, body);
}

function labelOf(target: EditTarget, kind: string | undefined): readonly (Node | string)[] {
  const text = collapseSpaces(targetText(target)) || (target.nodeValue ?? '').replace(/^.*\//, '');
  return kind === undefined ? [text] : [element('small', {}, kind), text];
}

/** Returns the title and description of the page, its texts, and its images. */
function listedTexts({ editing: { pageTitle, description, picture } }: ClientMessages): readonly Listed[] {
  const title = document.querySelector('title')?.firstChild;
  const meta = document.querySelector('meta[name=description]')?.getAttributeNode('content');
  const named = (target: EditTarget, kind: string): readonly Listed[] =>
    collapseSpaces(targetText(target)) === '' ? [] : [{ target, kind }];
  return [
    ...(title instanceof Text ? named(title, pageTitle) : []),
    ...(meta ? named(meta, description) : []),
    ...targetsIn(document.body).map((target) => ({ target })),
    ...picturesOf().map((target) => ({ target, kind: picture })),
  ];
}
