// The panel that is open: one at a time, over the page, which keeps its dialogs back meanwhile.
import type { OverlayHost } from '../overlay/overlay-host.ts';
import { holdDialogs } from './hold-dialogs.ts';

export interface ShownPanel {
  /** Shows a panel instead of the one that is open. */
  readonly open: (panel: { readonly part: HTMLElement; readonly focus?: () => void }) => void;
  /** Takes it away; the focus goes back to where it was. */
  readonly close: () => void;
}

/** No panel is open at first. */
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
      reposition();
      if (returnFocus?.isConnected === true) returnFocus.focus();
      returnFocus = undefined;
    },
  };
}
