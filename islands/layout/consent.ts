// The choice about cookies: asked while there is no answer, and again when a visitor wants to.
import { type Consent, consentKeys, parseConsent, preferencesFor, serialisePreferences } from './consent-memory.ts';
import { recall, remember } from './storage.ts';

/** The answer that the visitor has given, `undefined` before. */
export const givenConsent = (): Consent | undefined => parseConsent(recall(consentKeys.consent));

/** Shows the banner where it is due, and listens for answers and for the way back to it. */
export function initConsent(): void {
  const banner = document.querySelector<HTMLElement>('.consent');
  if (!banner) return;
  let cameFrom: HTMLElement | undefined;
  // Also when the page comes back from the browser's memory: it may have been answered elsewhere.
  addEventListener('pageshow', () => {
    banner.hidden = givenConsent() !== undefined;
  });
  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLButtonElement ? parseConsent(target.value) : undefined;
    if (answer === undefined) return;
    remember(consentKeys.consent, answer);
    remember(consentKeys.preferences, serialisePreferences(preferencesFor(answer)));
    banner.hidden = true;
    cameFrom?.focus();
  });
  for (const opener of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    opener.addEventListener('click', () => {
      cameFrom = opener;
      banner.hidden = false;
      banner.focus();
    });
  }
}
