/**
 * Keeps the scroll padding 8 px higher than `.questions`, the bar at the bottom of the window, so that the bar covers no focused element.
 */
export function initFocusScrollPadding(): void {
  const questions = document.querySelector<HTMLElement>('.questions');
  if (!questions) return;
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBlockEnd = `${questions.offsetHeight + 8}px`;
  }).observe(questions);
}
