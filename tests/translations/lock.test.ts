// The lock of approved translations, after texts move or change, and after it is written and read.
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { createLocales } from '../../src/model/languages/locale.ts';
import { translationLock } from '../../src/model/locks.ts';
import { hashText } from '../../src/translations/hash.ts';
import { judgePairs } from '../../src/translations/judge.ts';
import { approve, type Lock, lockIn, lockText } from '../../src/translations/lock.ts';
import type { Pair } from '../../src/translations/pair.ts';

const file = 'pages/home.yaml';
const locales = createLocales({ de: {}, en: {}, fr: {} });

/** Returns pairs of one file from texts like `German / English`. */
const pairsIn = (locale: string, ...texts: readonly string[]): Pair[] =>
  texts.map((both, index) => {
    const [source = '', target = ''] = both.split(' / ');
    return { locale, file, path: ['sections', index, 'title'], place: { file }, source, target };
  });
const pairsOf = (...texts: readonly string[]): Pair[] => pairsIn('en', ...texts);

const accept = (pairs: readonly Pair[], lock: Lock = {}, accepted: readonly Pair[] = pairs): Lock =>
  approve(lock, pairs, new Set(accepted));

const kindsOf = (pairs: readonly Pair[], lock: Lock): string[] =>
  judgePairs(pairs, { lock, locales }).map(({ problems }) => problems.map(({ kind }) => kind).join(' ') || 'approved');

const before = pairsOf('Hallo / Hello', 'Zum Audit / See the audit', 'Mehr / More');
const lock = accept(before);

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['The translation of an unchanged text remains approved', ['Hallo / Hello', 'Zum Audit / See the audit'], ['approved', 'approved']],
  [
    'The translation of a moved text remains approved',
    ['Neu / New', 'Mehr / More', 'Hallo / Hello'],
    ['unapproved', 'approved', 'approved'],
  ],
  ['A translation of a changed German text is outdated', ['Guten Tag / Hello', 'Mehr / More'], ['outdated', 'approved']],
  ['A changed translation of a changed text is unapproved', ['Guten Tag / Good day'], ['unapproved']],
  ['A changed English text is unapproved', ['Hallo / Good day'], ['unapproved']],
  ['A translation remains approved if only spaces and line breaks change', [' Zum\n  Audit / See  the\u00a0audit'], ['approved']],
  [
    'A second German text with the same translation is unapproved, not outdated',
    ['Hallo / Hello', 'Servus / Hello'],
    ['approved', 'unapproved'],
  ],
])('%s', (_, texts, kinds) => {
  expect(kindsOf(pairsOf(...texts), lock)).toEqual(kinds);
});

test('If one of two equal texts changes, only its translation is outdated', () => {
  const twice = accept(pairsOf('Mehr / More', 'Mehr / More'));
  expect(kindsOf(pairsOf('Mehr / More', 'Noch mehr / More'), twice)).toEqual(['approved', 'outdated']);
});

test('An outdated translation remains outdated until it is approved, even if other translations are approved', () => {
  const after = pairsOf('Guten Tag / Hello', 'Neu / New');
  const other = accept(after, lock, after.slice(1));
  expect(kindsOf(after, other)).toEqual(['outdated', 'approved']);
  expect(kindsOf(after, accept(after, other, after.slice(0, 1)))).toEqual(['approved', 'approved']);
});

test('An approved translation may equal the German text, and may have other facts', () => {
  const pairs = pairsOf('Das Angebot / Das Angebot', '5 Tage / a week');
  expect(kindsOf(pairs, {})).toEqual(['same unapproved', 'facts unapproved']);
  expect(kindsOf(pairs, accept(pairs))).toEqual(['approved', 'approved']);
});

test('A text that consists of names and figures may be equal in both languages', () => {
  expect(kindsOf(pairsOf('{company} / {company}', '< 100 ms / < 100 ms'), {})).toEqual(['unapproved', 'unapproved']);
});

test('Approvals of removed texts and files are removed from the lock', () => {
  expect(accept(pairsOf('Mehr / More'), lock)['en']?.[file]?.split(' ')).toHaveLength(1);
  expect(approve(lock, [], new Set())).toEqual({});
});

test('Reading the lock of translations returns the written approvals, and its text does not depend on the order of texts', () => {
  const readBack = (text: string): Lock => lockIn(translationLock.parse(load(text)));
  expect(readBack(lockText(lock))).toEqual(lock);
  expect(readBack(lockText({}))).toEqual({});
  expect(lockText(accept([...before].reverse()))).toBe(lockText(lock));
});

test('Hashes in the lock of translations have six letters, and differ with the text', () => {
  const hashes = Array.from({ length: 2000 }, (_, index) => hashText(`Text ${index}`));
  expect(new Set(hashes).size).toBe(2000);
  expect(hashes.every((hash) => /^[a-z]{6}$/.test(hash))).toBe(true);
});

test('Each language has its own approvals of translations', () => {
  const french = pairsIn('fr', 'Hallo / Bonjour', 'Mehr / Plus');
  const all = [...before, ...french];
  const both = approve(lock, all, new Set(french.slice(0, 1)));
  expect(both['en']).toEqual(lock['en']);
  expect(kindsOf(all, both)).toEqual(['approved', 'approved', 'approved', 'approved', 'unapproved']);
  expect(kindsOf(pairsIn('fr', 'Guten Tag / Bonjour', 'Mehr / Plus'), both)).toEqual(['outdated', 'unapproved']);
});
