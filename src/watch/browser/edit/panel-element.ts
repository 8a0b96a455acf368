import { closeButton, element } from '../overlay/element.ts';

interface PanelFrame {
  readonly title: HTMLHeadingElement;
  readonly closeLabel: string;
  /** Called for the close button and for Escape. */
  readonly close: () => void;
  /** Called for Ctrl+S, or Cmd+S on a Mac. */
  readonly save?: () => void;
  /** Further elements of the head. */
  readonly more?: readonly HTMLElement[];
}

/** Creates a panel beside the page: a head with a title and a close button, and `content` below. */
export function panelElement({ title, closeLabel, close, save, more = [] }: PanelFrame, ...content: readonly HTMLElement[]): HTMLElement {
  title.id = 'edit-title';
  const head = element('div', { class: 'edit-panel__head' }, title, closeButton(closeLabel, close), ...more);
  const panel = element('section', { class: 'edit-panel', role: 'dialog', 'aria-labelledby': title.id, tabindex: '-1' }, head, ...content);
  panel.addEventListener('keydown', (event) => {
    const act = event.key === 'Escape' ? close : event.key === 's' && (event.ctrlKey || event.metaKey) ? save : undefined;
    if (act === undefined || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  return panel;
}
