/** What gets the focus is scrolled clear of what the site asks at the foot of the window, whatever its size. */
export function initFocusScrollPadding(): void {
  const questions = document.querySelector<HTMLElement>('.questions');
  if (!questions) return;
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBlockEnd = `${questions.offsetHeight + 8}px`;
  }).observe(questions);
}
