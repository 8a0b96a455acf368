import { onClick } from './clicks.ts';

/** Closes the menu on a click on a link to a place in the current page, which loads no other page. */
export function initMenu(): void {
  onClick('[popover] a[href^="#"]', (link) => link?.closest<HTMLElement>('[popover]')?.hidePopover());
}
