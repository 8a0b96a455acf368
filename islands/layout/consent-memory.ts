// The visitor's answer to the cookie banner, as it is stored in local storage.

/** The keys of the answer in local storage. */
export const consentKeys = { consent: 'cookieConsent', preferences: 'cookiePreferences', given: 'cookieConsentGiven' } as const;

/** The version of the question. It is stored with each answer, so that a later release can ask again. Pages do not read it yet. */
export const consentVersion = 1;

export type Consent = 'necessary' | 'all';

export interface Preferences {
  readonly necessary: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** Returns the answer that `value` names, or `undefined` if it names none, so that the banner has to be shown. */
export const parseConsent = (value: string | null): Consent | undefined => (value === 'necessary' || value === 'all' ? value : undefined);

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
