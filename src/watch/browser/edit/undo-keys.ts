// Undoes and redoes saved edits with Ctrl+Z and Ctrl+Shift+Z (or Cmd in place of Ctrl). In a field, the browser handles these keys for
// typed text.
import { isField, type OverlayHost } from '../overlay/overlay-host.ts';

interface UndoKeys {
  readonly isActive: () => boolean;
  readonly step: (name: 'undo' | 'redo') => void;
}

/** Listens for the keys while editing is on. */
export function listenForUndo({ focused }: Pick<OverlayHost, 'focused'>, { isActive, step }: UndoKeys): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const at = focused() ?? document.activeElement;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || !isActive() || isField(at)) return;
    if (at instanceof HTMLElement && at.isContentEditable) return;
    event.preventDefault();
    step(shiftKey ? 'redo' : 'undo');
  });
}
