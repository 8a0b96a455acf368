/**
 * Runs inside the page. Lets clicks focus as in Safari on macOS: neither a button nor a link, but what is around it and may have
 * the focus.
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
