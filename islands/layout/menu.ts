import { onClick } from './clicks.ts';

/** A link to the current page scrolls to its top, so the menu with the link is closed. */
export function initMenu(): void {
  onClick('[popover] a[href^="#"]', (link) => link?.closest<HTMLElement>('[popover]')?.hidePopover());
}
