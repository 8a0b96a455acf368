// The play button of recordings and of calls without a recording.

/**
 * Returns a function that labels `button` with its next action, and switches its icon. The two labels are in the attributes
 * `aria-label` and `data-pause` of the button.
 */
export function playButtonOf(button: HTMLElement): (isPlaying: boolean) => void {
  const names = { play: button.getAttribute('aria-label') ?? '', pause: button.dataset['pause'] ?? '' };
  return (isPlaying) => {
    button.setAttribute('aria-label', isPlaying ? names.pause : names.play);
    button.toggleAttribute('data-playing', isPlaying);
  };
}
