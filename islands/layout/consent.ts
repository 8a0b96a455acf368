// The cookie banner: shown until a choice is stored, and again on request.
import { type Consent, consentKeys, parseConsent, preferencesFor, serialiseGiven, serialisePreferences } from './consent-memory.ts';
import { recall, remember } from './storage.ts';

/** Returns the answer of the visitor, or `undefined` if there is none yet. */
export const givenConsent = (): Consent | undefined => parseConsent(recall(consentKeys.consent));

/** Shows the banner if no choice is stored, and listens for choices and for the link that opens it again. */
export function initConsent(): void {
  const banner = document.querySelector<HTMLElement>('.consent');
  if (!banner) return;
  let cameFrom: HTMLElement | undefined;
  const ask = (): void => {
    banner.hidden = givenConsent() !== undefined;
  };
  ask();
  // The check is repeated when the page returns from the back/forward cache, because another page may have stored an answer.
  addEventListener('pageshow', ask);
  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLButtonElement ? parseConsent(target.value) : undefined;
    if (answer === undefined) return;
    remember(consentKeys.consent, answer);
    remember(consentKeys.preferences, serialisePreferences(preferencesFor(answer)));
    remember(consentKeys.given, serialiseGiven(new Date().toISOString()));
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
