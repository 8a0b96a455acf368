import type { OverlayHost } from '../overlay/overlay-host.ts';
import { holdDialogs } from './hold-dialogs.ts';
import { keepEndClear } from './reveal.ts';

export interface ShownPanel {
  /** Opens a panel, and removes the panel that was open before. */
  readonly open: (panel: { readonly part: HTMLElement; readonly focus?: () => void }) => void;
  /** Removes the panel and restores the focus. */
  readonly close: () => void;
}

/** Creates the functions that show one panel at a time over the page. While a panel is open, dialogs of the page are delayed. */
export function createShownPanel({ container, focused, reposition }: OverlayHost): ShownPanel {
  let shown: HTMLElement | undefined;
  let returnFocus: HTMLElement | undefined;
  return {
    open: ({ part, focus = () => part.focus() }) => {
      returnFocus ??= focused() ?? (document.activeElement instanceof HTMLElement ? document.activeElement : undefined);
      shown?.remove();
      shown = part;
      container.append(part);
      holdDialogs(true);
      reposition();
      focus();
    },
    close: () => {
      shown?.remove();
      shown = undefined;
      holdDialogs(false);
      keepEndClear('panel', 0);
      reposition();
      if (returnFocus?.isConnected === true) returnFocus.focus();
      returnFocus = undefined;
    },
  };
}
