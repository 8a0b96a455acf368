// The visitor's answer to the cookie banner, as it is stored in local storage.

/** The keys of the answer in local storage. */
export const consentKeys = { consent: 'cookieConsent', preferences: 'cookiePreferences', given: 'cookieConsentGiven' } as const;

/** The version of the question: increase it when the banner asks for something else, so that it asks everyone again. */
export const consentVersion = 1;

export type Consent = 'necessary' | 'all';

export interface Preferences {
  readonly necessary: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** Returns the answer that `value` names, or `undefined` if it names none. */
export const parseConsent = (value: string | null): Consent | undefined => (value === 'necessary' || value === 'all' ? value : undefined);

/**
 * Returns the stored answer, or `undefined` if the banner has to be shown: if there is no valid answer, or only one to an
 * earlier question. `given` is the text of `serialiseGiven`.
 */
export const currentConsent = (stored: string | null, given: string | null): Consent | undefined =>
  versionOf(given) === consentVersion ? parseConsent(stored) : undefined;

/** Returns the version of the question that was answered: 1 if no version is stored, or `undefined` if the stored text is damaged. */
function versionOf(given: string | null): unknown {
  if (given === null) return 1;
  try {
    return Object(JSON.parse(given)).version;
  } catch {
    return undefined;
  }
}

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
