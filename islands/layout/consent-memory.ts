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

/** The stored answer, `undefined` if there is none: then the banner is shown. */
export const parseConsent = (stored: string | null): Consent | undefined =>
  stored === 'necessary' || stored === 'all' ? stored : undefined;

/** The preferences that an answer sets. */
export const preferencesFor = (consent: Consent): Preferences => ({
  necessary: true,
  analytics: consent === 'all',
  marketing: consent === 'all',
});

/** Preferences in their stored form. */
export const serialisePreferences = (preferences: Preferences): string => JSON.stringify(preferences);

/** When an answer was given, as an ISO instant, and to which version of the question, in its stored form. */
export const serialiseGiven = (at: string): string => JSON.stringify({ version: consentVersion, at });
