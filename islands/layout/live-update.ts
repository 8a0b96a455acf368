// Dev builds only. The script of the page handles some elements only when it starts, so a live update that adds such elements
// reloads the page.

const startedWith = '[data-consent], .consent, .language-hint';

/** When a live update has added elements that match `startedWith`, cancels its event, so that the dev server reloads the page. */
export function initLiveUpdate(): void {
  const known = new WeakSet(document.querySelectorAll(startedWith));
  document.addEventListener('archipel:update', (event) => {
    if ([...document.querySelectorAll(startedWith)].some((element) => !known.has(element))) event.preventDefault();
  });
}
