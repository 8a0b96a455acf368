/** Keeps a focused element clear of the bar at the bottom of the window, whatever its height. */
export function initFocusScrollPadding(): void {
  const questions = document.querySelector<HTMLElement>('.questions');
  if (!questions) return;
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBlockEnd = `${questions.offsetHeight + 8}px`;
  }).observe(questions);
}
