import { onClick } from './clicks.ts';

/**
 * Closes the menu after a click on one of its links to a place on the current page. Before one of its buttons opens a dialog, moves the
 * focus to the button of the menu: the dialog closes the menu, and returns the focus to the element that had it.
 */
export function initMenu(): void {
  onClick('[popover] a[href^="#"]', (link) => link?.closest<HTMLElement>('[popover]')?.hidePopover());
  onClick('[popover] [commandfor]', (opener) => opener && document.querySelector<HTMLElement>('[popovertarget]')?.focus());
}
