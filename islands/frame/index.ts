// The only script that every page gets: what a page cannot know when it is built, and what HTML alone leaves open.

/** A page built last year shows this year in its copyright line. */
function correctYear(now: Date): void {
  for (const element of document.querySelectorAll('[data-year]')) {
    if (now.getFullYear() > Number(element.textContent)) element.textContent = String(now.getFullYear());
  }
}

/** A link to the page one is on scrolls to its top: the menu that held the link gives way. */
function closeMenuOnLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('[popover] a[href^="#"]') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}

correctYear(new Date());
document.addEventListener('click', closeMenuOnLink);
