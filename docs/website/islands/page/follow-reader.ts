import { reveal } from './reveal.ts';

/** Where a heading counts as read, in pixels from the top of the window: below the header. */
const line = 120;

/** Marks the part of the page that is being read in its table of contents. */
export function followReader(): void {
  const contents = document.querySelector<HTMLElement>('#page-contents');
  if (contents === null) return;
  const parts = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading === null ? [] : [{ link, heading }];
  });
  let current: HTMLAnchorElement | undefined;
  const mark = (): void => {
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    const read = parts.filter(({ heading }) => heading.getBoundingClientRect().top <= line);
    const link = (isAtEnd ? parts.at(-1) : read.at(-1))?.link;
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    current = link;
    if (link !== undefined) reveal(link, contents);
  };
  let isWaiting = false;
  const later = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      mark();
    });
  };
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later, { passive: true });
  // In a narrow window, a link closes what covers the text.
  contents.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && contents.matches(':popover-open')) contents.hidePopover();
  });
  mark();
}
