/** A link to the current page scrolls to its top, so the menu with the link is closed. */
export function initMenu(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[popover] a[href^="#"]') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
