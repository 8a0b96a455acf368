/**
 * Runs in the page. Makes clicks move the focus as in Safari on macOS: not to buttons or links, but to the nearest
 * focusable element around them.
 */
export function focusAsSafari(): void {
  document.addEventListener('mousedown', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button, a') : null;
    if (button === null) return;
    event.preventDefault();
    const around = button.parentElement?.closest<HTMLElement>('[tabindex]');
    if (around) around.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
