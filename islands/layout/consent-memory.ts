// The answer to the cookie banner, and its form in local storage.

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

/** Returns the stored answer, or `undefined` if there is none and the banner has to be shown. */
export const parseConsent = (stored: string | null): Consent | undefined =>
  stored === 'necessary' || stored === 'all' ? stored : undefined;

/** Returns the preferences that an answer sets. */
export const preferencesFor = (consent: Consent): Preferences => ({
  necessary: true,
  analytics: consent === 'all',
  marketing: consent === 'all',
});

/** Returns the stored form of preferences. */
export const serialisePreferences = (preferences: Preferences): string => JSON.stringify(preferences);

/** Returns what is stored about an answer: its instant (ISO), and the version of the question. */
export const serialiseGiven = (at: string): string => JSON.stringify({ version: consentVersion, at });
