// Confirmed translations: what the lock keeps, through moves, changes and the way to a file and back.
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { hashText } from '../../src/translations/hash.ts';
import { judge } from '../../src/translations/judge.ts';
import { confirm, type Lock, lockText } from '../../src/translations/lock.ts';
import type { Pair } from '../../src/translations/pair.ts';

const file = 'pages/home.yaml';

/** Pairs of one file, from `German / English`. */
const pairsOf = (...texts: readonly string[]): Pair[] =>
  texts.map((both, index) => {
    const [german = '', english = ''] = both.split(' / ');
    return { file, path: ['sections', index, 'title'], place: { file }, german, english };
  });

const accept = (pairs: readonly Pair[], lock: Lock = {}, accepted: readonly Pair[] = pairs): Lock =>
  confirm(lock, new Map([[file, pairs]]), new Set(accepted));

const kindsOf = (pairs: readonly Pair[], lock: Lock): string[] =>
  judge(file, pairs, lock).map(({ problems }) => problems.map(({ kind }) => kind).join(' ') || 'confirmed');

const before = pairsOf('Hallo / Hello', 'Zum Audit / See the audit', 'Mehr / More');
const lock = accept(before);

describe.each<readonly [string, readonly string[], readonly string[]]>([
  ['Nothing is said of what is as it was', ['Hallo / Hello', 'Zum Audit / See the audit'], ['confirmed', 'confirmed']],
  ['A text that has moved is known', ['Neu / New', 'Mehr / More', 'Hallo / Hello'], ['unconfirmed', 'confirmed', 'confirmed']],
  ['Another German text has drifted', ['Guten Tag / Hello', 'Mehr / More'], ['drift', 'confirmed']],
  ['A new translation of a changed text is unconfirmed', ['Guten Tag / Good day'], ['unconfirmed']],
  ['Another English text is unconfirmed', ['Hallo / Good day'], ['unconfirmed']],
  ['Blanks and line breaks are no change', [' Zum\n  Audit / See  the\u00a0audit'], ['confirmed']],
  ['A second German text for the same English one has not drifted', ['Hallo / Hello', 'Servus / Hello'], ['confirmed', 'unconfirmed']],
])('%s', (_, texts, kinds) => {
  test('in the same file', () => {
    expect(kindsOf(pairsOf(...texts), lock)).toEqual(kinds);
  });
});

test('Of two equal texts, the one that has changed is found', () => {
  const twice = accept(pairsOf('Mehr / More', 'Mehr / More'));
  expect(kindsOf(pairsOf('Mehr / More', 'Noch mehr / More'), twice)).toEqual(['confirmed', 'drift']);
});

test('What has drifted stays so until it is confirmed itself', () => {
  const after = pairsOf('Guten Tag / Hello', 'Neu / New');
  const other = accept(after, lock, after.slice(1));
  expect(kindsOf(after, other)).toEqual(['drift', 'confirmed']);
  expect(kindsOf(after, accept(after, other, after.slice(0, 1)))).toEqual(['confirmed', 'confirmed']);
});

test('A confirmed text may say the same in both languages, and state other facts', () => {
  const pairs = pairsOf('Das Angebot / Das Angebot', '5 Tage / a week');
  expect(kindsOf(pairs, {})).toEqual(['same unconfirmed', 'facts unconfirmed']);
  expect(kindsOf(pairs, accept(pairs))).toEqual(['confirmed', 'confirmed']);
});

test('Names and figures in facts alone are not the same text twice', () => {
  expect(kindsOf(pairsOf('{company} / {company}', '< 100 ms / < 100 ms'), {})).toEqual(['unconfirmed', 'unconfirmed']);
});

test('Texts and files that are gone leave the lock', () => {
  expect(accept(pairsOf('Mehr / More'), lock)[file]?.split(' ')).toHaveLength(1);
  expect(confirm(lock, new Map(), new Set())).toEqual({});
});

test('The lock is read back as it was written, and does not depend on the order of texts', () => {
  expect(load(lockText(lock))).toEqual({ confirmed: lock });
  expect(load(lockText({}))).toEqual({ confirmed: {} });
  expect(lockText(accept([...before].reverse()))).toBe(lockText(lock));
});

test('Hashes are six letters, which differ with the text', () => {
  const hashes = Array.from({ length: 2000 }, (_, index) => hashText(`Text ${index}`));
  expect(new Set(hashes).size).toBe(2000);
  expect(hashes.every((hash) => /^[a-z]{6}$/.test(hash))).toBe(true);
});
