// Dev builds only: what this script has to be started with, so that the dev client knows when to reload the page.

const startedWith = '[data-consent], .consent, .language-hint';

/** Reloads the page when a live update has brought elements that this script was not started with. */
export function initLiveUpdate(): void {
  const known = new WeakSet(document.querySelectorAll(startedWith));
  document.addEventListener('archipel:update', (event) => {
    if ([...document.querySelectorAll(startedWith)].some((element) => !known.has(element))) event.preventDefault();
  });
}
