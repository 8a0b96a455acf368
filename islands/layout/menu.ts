/** A link to the page one is on scrolls to its top: the menu that held the link gives way. */
export function initMenu(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[popover] a[href^="#"]') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
