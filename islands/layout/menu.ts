import { onClick } from './clicks.ts';

/** Closes the menu after a click on one of its links to a place on the current page. */
export function initMenu(): void {
  onClick('[popover] a[href^="#"]', (link) => link?.closest<HTMLElement>('[popover]')?.hidePopover());
}
