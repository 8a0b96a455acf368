/** Scrolls a list that scrolls by itself, and not the page, to a link in it. */
export function reveal(link: HTMLElement, list: HTMLElement): void {
  const [own, around] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < around.top + 40) list.scrollTop -= around.top + 80 - own.top;
  if (own.bottom > around.bottom - 40) list.scrollTop += own.bottom - around.bottom + 80;
}
