import { onClick } from './clicks.ts';

/** Closes the menu when one of its links leads to a place on the current page. */
export function initMenu(): void {
  onClick('[popover] a[href^="#"]', (link) => link?.closest<HTMLElement>('[popover]')?.hidePopover());
}
