// The open panel: one at a time, over the page, whose dialogs are delayed in the meantime.
import type { OverlayHost } from '../overlay/overlay-host.ts';
import { holdDialogs } from './hold-dialogs.ts';

export interface ShownPanel {
  /** Replaces the open panel by another one. */
  readonly open: (panel: { readonly part: HTMLElement; readonly focus?: () => void }) => void;
  /** Removes the panel; the focus returns to where it was. */
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
