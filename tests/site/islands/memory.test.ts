// What the browser remembers of a visitor: whether the discount popup was seen, the language, and the choice about
// cookies. Storage may contain any value.
import { describe, expect, test } from 'vitest';
import {
  consentKeys,
  consentVersion,
  parseConsent,
  preferencesFor,
  serialiseGiven,
  serialisePreferences,
} from '../../../islands/layout/consent-memory.ts';
import { exitIntentKeys, isSuppressed, seenAt, wasSeen } from '../../../islands/layout/exit-intent-memory.ts';
import {
  askedLanguage,
  cookieOfChoice,
  type LanguageSources,
  preferredLanguage,
  storedChoice,
} from '../../../islands/layout/preferred-language.ts';

const now = Date.parse('2025-06-20T12:00:00+02:00');
const day = 24 * 60 * 60 * 1000;
const garbage = ['', ' ', 'null', 'undefined', '{', '[]', '"', '42', 'NaN', 'TRUE', '\u0000', 'x'.repeat(100_000)];

describe('The memory of the discount popup', () => {
  test('has the specified keys', () => {
    expect([exitIntentKeys.seen, exitIntentKeys.lastSeen]).toEqual(['exitIntentSeen', 'exitIntentLastSeen']);
  });

  test.each([
    ['just now', now, true],
    ['six days ago', now - 6 * day, true],
    ['a millisecond less than seven days ago', now - 7 * day + 1, true],
    ['seven days ago', now - 7 * day, false],
    ['a year ago', now - 365 * day, false],
    ['a minute in the future', now + 60_000, true],
    ['a year in the future', now + 365 * day, false],
  ])('suppresses the popup for seven days after it was seen: %s', (_, lastSeen, suppressed) => {
    expect(isSuppressed(seenAt(lastSeen), now)).toBe(suppressed);
    expect(wasSeen(seenAt(lastSeen))).toBe(true);
  });

  test.each([null, ...garbage])('does not suppress the popup if it contains %j', (value) => {
    expect(isSuppressed({ seen: value, lastSeen: String(now) }, now)).toBe(false);
    expect(isSuppressed({ seen: 'true', lastSeen: value }, now)).toBe(false);
    expect(wasSeen({ seen: value, lastSeen: String(now) })).toBe(false);
  });
});

describe('The memory of the preferred language', () => {
  const silent: LanguageSources = { languages: ['de', 'en'], query: '', cookie: '', stored: null, browser: [], htmlTag: '' };
  const preferred = (sources: Partial<LanguageSources>) => preferredLanguage({ ...silent, ...sources }, now);

  test('is German by default', () => {
    expect(preferred({})).toBe('de');
  });

  const sources = [
    ['query', { query: '?lang=en' }, { query: '?lang=de' }],
    ['cookie', { cookie: 'language=en' }, { cookie: 'language=de' }],
    ['local storage', { stored: storedChoice('en', now) }, { stored: storedChoice('de', now) }],
    ['browser', { browser: ['en-GB'] }, { browser: ['de-AT'] }],
    ['html tag', { htmlTag: 'en' }, { htmlTag: 'de' }],
  ] as const;

  /** Returns the values of the sources from `index` on, all in one language. */
  const from = (index: number, language: 1 | 2): Partial<LanguageSources> =>
    Object.assign({}, ...sources.slice(index).map((source) => source[language]));

  test.each(sources.map(([name], index) => [name, index] as const))('prefers the %s to all later sources', (_, index) => {
    expect(preferred({ ...from(index + 1, 2), ...sources[index]?.[1] })).toBe('en');
    expect(preferred({ ...from(index + 1, 1), ...sources[index]?.[2] })).toBe('de');
  });

  test.each<[source: string, odd: Partial<LanguageSources>, expected?: 'de' | 'en']>([
    ['query', { query: '?lang=fr' }],
    ['query', { query: '?lang=' }],
    ['query', { query: '?lang=EN' }],
    ['query', { query: '?lang=de&lang=en' }, 'de'],
    ['query', { query: '?LANG=de' }],
    ['query', { query: '?lang=%E0%A4' }],
    ['cookie', { cookie: 'language=fr' }],
    ['cookie', { cookie: 'mylanguage=de; languages=de' }],
    ['cookie', { cookie: 'a=1;language=de; b=2' }, 'de'],
    ['local storage', { stored: 'de' }],
    ['local storage', { stored: `fr ${now + day}` }],
    ['local storage', { stored: `de ${now + 8 * day}` }],
    ['browser', { browser: ['fr-FR', 'de-CH', 'en'] }, 'de'],
    ['browser', { browser: ['DE'] }, 'de'],
    ['browser', { browser: ['', '*', 'deu'] }],
  ])('is read only from a valid value of the %s: %j', (_, odd, expected = 'en') => {
    expect(preferred({ htmlTag: 'en', ...odd })).toBe(expected);
  });

  test.each(garbage)('ignores the invalid value %j', (value) => {
    expect(preferred({ stored: value, cookie: `language=${value}`, query: `?lang=${value}`, browser: [value], htmlTag: 'en' })).toBe('en');
    expect(preferred({ cookie: value, query: value, htmlTag: value })).toBe('de');
  });

  test.each([
    ['?lang=de', 'de'],
    ['?page=1&lang=en', 'en'],
    ['?lang=//evil.example', undefined],
    ['', undefined],
  ])('follows the query %j: %s', (query, expected) => {
    expect(askedLanguage(query, ['de', 'en'])).toBe(expected);
  });

  test('lasts 10080 minutes, in a cookie and in local storage', () => {
    const stored = storedChoice('en', now);
    const week = 10_080 * 60 * 1000;
    expect(preferredLanguage({ ...silent, stored }, now + week - 1)).toBe('en');
    expect(preferredLanguage({ ...silent, stored }, now + week)).toBe('de');
    expect(cookieOfChoice('en', { isSecure: true })).toBe('language=en; Path=/; Max-Age=604800; SameSite=Lax; Secure');
    expect(cookieOfChoice('de', { isSecure: false })).toBe('language=de; Path=/; Max-Age=604800; SameSite=Lax');
  });
});

describe('The memory of the choice about cookies', () => {
  test('has the specified keys', () => {
    expect([consentKeys.consent, consentKeys.preferences]).toEqual(['cookieConsent', 'cookiePreferences']);
    expect(JSON.parse(serialiseGiven('2025-06-20T10:00:00.000Z'))).toEqual({ version: consentVersion, at: '2025-06-20T10:00:00.000Z' });
  });

  test.each([
    ['necessary', '{"necessary":true,"analytics":false,"marketing":false}'],
    ['all', '{"necessary":true,"analytics":true,"marketing":true}'],
  ] as const)('contains %s, and allows %s', (consent, stored) => {
    expect(parseConsent(consent)).toBe(consent);
    expect(serialisePreferences(preferencesFor(consent))).toBe(stored);
  });

  test.each([null, ...garbage, 'All', 'all '])('is ignored, so that the banner returns, if it contains %j', (stored) => {
    expect(parseConsent(stored)).toBeUndefined();
  });
});
