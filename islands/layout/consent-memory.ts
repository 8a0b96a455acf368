// The answer to the cookie banner and what it is kept as.

/** The names under which local storage keeps the answer. */
export const consentKeys = { consent: 'cookieConsent', preferences: 'cookiePreferences' } as const;

export type Consent = 'necessary' | 'all';

export interface Preferences {
  readonly necessary: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** The answer that was stored, `undefined` where there is none: then the banner asks. */
export const parseConsent = (stored: string | null): Consent | undefined =>
  stored === 'necessary' || stored === 'all' ? stored : undefined;

/** What an answer allows. */
export const preferencesFor = (consent: Consent): Preferences => ({
  necessary: true,
  analytics: consent === 'all',
  marketing: consent === 'all',
});

/** Preferences as they are stored. */
export const serialisePreferences = ({ necessary, analytics, marketing }: Preferences): string =>
  JSON.stringify({ necessary, analytics, marketing });
