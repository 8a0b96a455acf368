// The answer to the cookie banner, and its form in local storage.

/** The keys of the answer in local storage. */
export const consentKeys = { consent: 'cookieConsent', preferences: 'cookiePreferences' } as const;

export type Consent = 'necessary' | 'all';

export interface Preferences {
  readonly necessary: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** The stored answer, `undefined` where there is none: then the banner is shown. */
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
