import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import type { EditList } from './protocol.ts';
import { keepEndClear } from './reveal.ts';

/** Distance of the toolbar from the edge of the window and from the texts above it, in pixels. */
const gap = 32;

export interface Toolbar {
  readonly part: HTMLElement;
  readonly show: (state: { readonly isActive: boolean; readonly edits: EditList }) => void;
  /** Displays a sentence in the toolbar; an empty text removes it. */
  readonly say: (text: string) => void;
}

interface ToolbarActions {
  readonly toggle: () => void;
  readonly listTexts: () => void;
  readonly listEdits: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Creates the toolbar that turns editing on. It is small until then. */
export function createToolbar({ editing: words }: ClientMessages, actions: ToolbarActions): Toolbar {
  const toggle = button({ class: 'edit-toggle', 'aria-pressed': 'false' }, actions.toggle, words.edit);
  const texts = button({}, actions.listTexts, words.texts);
  const edited = button({}, actions.listEdits);
  const undo = button({ 'aria-label': words.undo, title: words.undo }, actions.undo, '↶');
  const redo = button({ 'aria-label': words.redo, title: words.redo }, actions.redo, '↷');
  // Screen readers get the hint from another element, which is never hidden.
  const hint = element('p', { class: 'edit-bar__hint', 'aria-hidden': 'true' });
  const part = element('div', { class: 'edit-bar', role: 'toolbar', 'aria-label': words.toolbar }, hint, toggle, undo, redo, texts, edited);
  return {
    part,
    say: (text) => {
      hint.textContent = text;
    },
    show: ({ isActive, edits: { edits, canUndo, canRedo, isUnpushed } }) => {
      toggle.setAttribute('aria-pressed', String(isActive));
      toggle.textContent = isActive ? words.stop : words.edit;
      texts.hidden = !isActive;
      edited.textContent = edits.length === 0 ? words.handIn : words.editedHere(edits.length);
      edited.hidden = edits.length === 0 && !isUnpushed;
      undo.hidden = !isActive || !(canUndo || canRedo);
      redo.hidden = undo.hidden;
      undo.disabled = !canUndo;
      redo.disabled = !canRedo;
      keepEndClear('bar', isActive ? part.offsetHeight + gap : 0);
    },
  };
}
