// The visitor's answer to the cookie banner, as it is stored in local storage.

/** The keys of the answer in local storage. */
export const consentKeys = { consent: 'cookieConsent', preferences: 'cookiePreferences', given: 'cookieConsentGiven' } as const;

/** The version of the question: increase it when the banner asks for something else. */
export const consentVersion = 1;

export type Consent = 'necessary' | 'all';

export interface Preferences {
  readonly necessary: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** Returns the stored answer, or `undefined` if there is no valid answer and the banner has to be shown. */
export const parseConsent = (stored: string | null): Consent | undefined =>
  stored === 'necessary' || stored === 'all' ? stored : undefined;

/** Returns the preferences that an answer sets. */
export const preferencesFor = (consent: Consent): Preferences => ({
  necessary: true,
  analytics: consent === 'all',
  marketing: consent === 'all',
});

/** Returns the text to store for preferences. */
export const serialisePreferences = (preferences: Preferences): string => JSON.stringify(preferences);

/** Returns the text to store about an answer: when it was given (`at`, an ISO instant), and the version of the question. */
export const serialiseGiven = (at: string): string => JSON.stringify({ version: consentVersion, at });
