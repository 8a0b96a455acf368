/** Keeps the scroll padding as high as the bar at the bottom of the window, so that the bar does not cover a focused element. */
export function initFocusScrollPadding(): void {
  const questions = document.querySelector<HTMLElement>('.questions');
  if (!questions) return;
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBlockEnd = `${questions.offsetHeight + 8}px`;
  }).observe(questions);
}
