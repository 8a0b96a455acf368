// Dev builds only: the elements that this script must be started with, so that the dev client reloads the page when they change.

const startedWith = '[data-consent], .consent, .language-hint';

/** Reloads the page when a live update has added elements that this script was not started with. */
export function initLiveUpdate(): void {
  const known = new WeakSet(document.querySelectorAll(startedWith));
  document.addEventListener('archipel:update', (event) => {
    if ([...document.querySelectorAll(startedWith)].some((element) => !known.has(element))) event.preventDefault();
  });
}
