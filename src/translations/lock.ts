// The approved translations: by language and file, pairs of a translation and the source text for which it was
// approved. Texts are identified by hashes, so that an approval is found even if the text has moved within its file.
import { byCodeUnits } from '../model/by-code-units.ts';
import { surplus } from '../model/group-by.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { TranslationLock } from '../model/locks.ts';
import { hashLength, hashText } from './hash.ts';
import { grouped, type Pair } from './pair.ts';

/**
 * Pair hashes by language and file, separated by spaces. A pair hash has twelve letters: six for the translation and
 * six for the source text. If a file has equal pairs, their hash is repeated.
 */
export type Lock = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export const wordOf = ({ source, target }: Pick<Pair, 'source' | 'target'>): string => hashText(target) + hashText(source);

/** Returns the half of a pair hash that identifies the translation. */
export const targetHashOf = (word: string): string => word.slice(0, hashLength);

/** Returns the pair hashes in the entry of a file. */
export function wordsOf(lock: Lock, { locale, file }: Pick<Pair, 'locale' | 'file'>): string[] {
  const entry = Object.hasOwn(lock, locale) && Object.hasOwn(lock[locale] ?? {}, file) ? lock[locale]?.[file] : undefined;
  return entry === undefined ? [] : entry.split(/\s+/);
}

/** Returns the approvals in a lock file. */
export const lockIn = (read: TranslationLock | undefined): Lock =>
  Object.fromEntries((read?.approved ?? []).map(({ to, files }) => [to, files]));

/** Returns the pair hashes in `words` that are not in `there`, the hashes of the current pairs. */
export const orphansOf = (words: readonly string[], there: readonly string[]): string[] => surplus(words, there, (word) => word);

/**
 * Returns the lock after the pairs in `approved` have been approved; `pairs` contains all texts of the site. If a source text has changed
 * and its new pair is not approved, the lock keeps the old pair hash, so that the translation still counts as outdated.
 */
export function approve(lock: Lock, pairs: readonly Pair[], approved: ReadonlySet<Pair>): Lock {
  const files = new Map<Locale, [string, string][]>();
  for (const { locale, file, pairs: own } of grouped(pairs)) {
    const words = approvedWords(wordsOf(lock, { locale, file }), own, approved).sort(byCodeUnits);
    if (words.length > 0) files.set(locale, [...(files.get(locale) ?? []), [file, words.join(' ')]]);
  }
  return sortedByKey([...files].map(([locale, entries]) => [locale, sortedByKey(entries)]));
}

const sortedByKey = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.fromEntries([...entries].sort(([a], [b]) => byCodeUnits(a, b)));

function approvedWords(words: readonly string[], pairs: readonly Pair[], approved: ReadonlySet<Pair>): string[] {
  const known = new Set(words);
  const there = pairs.map((pair) => ({ word: wordOf(pair), isApproved: approved.has(pair) }));
  const changed = new Set(there.filter(({ word, isApproved }) => !known.has(word) && !isApproved).map(({ word }) => targetHashOf(word)));
  const orphans = orphansOf(
    words,
    there.map(({ word }) => word),
  );
  return [
    ...there.filter(({ word, isApproved }) => isApproved || known.has(word)).map(({ word }) => word),
    ...orphans.filter((word) => changed.has(targetHashOf(word))),
  ];
}

const header = `# Approved translations, by language and file, as hashes of both texts; check warns where the source text has changed since.
# Written by "archipel translations approve". After a merge conflict, take either side and approve again.
approved:
`;

/**
 * Returns the text of the lock file, with one line for each content file. Languages are quoted, because some YAML
 * parsers read `no` as false.
 */
export function lockText(lock: Lock): string {
  const lines = Object.entries(lock).flatMap(([locale, files]) => [
    `  - to: ${JSON.stringify(locale)}\n    files:\n`,
    ...Object.entries(files).map(([file, words]) => `      ${JSON.stringify(file)}: ${words}\n`),
  ]);
  return lines.length === 0 ? `${header.trimEnd()} []\n` : header + lines.join('');
}
