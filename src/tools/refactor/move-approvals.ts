// Updates the translation lock (the file that records approved translations) after texts or files have changed without a change in meaning,
// so that approved texts stay approved.

import { byCodeUnits } from '../../model/by-code-units.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { translationLock, translationLockSource } from '../../model/locks.ts';
import { hashText } from '../../translations/hash.ts';
import { type Lock, lockIn, lockText, targetHashOf, wordOf, wordsOf } from '../../translations/lock.ts';
import { allPairs, type Pair, pairKeyOf } from '../../translations/pair.ts';

interface Texts {
  readonly data: ReadonlyMap<string, unknown>;
  readonly texts: ReadonlyMap<string, string>;
}

interface Moved {
  readonly locales: Locales;
  /** Returns the name of a file after the change; undefined if the file was deleted. */
  readonly fileOf: (file: string) => string | undefined;
}

/** Returns the new text of the lock for the content `after`, or undefined if there is no lock or its text does not change. */
export function moveApprovals(before: Texts, after: Texts, { locales, fileOf }: Moved): string | undefined {
  const read = translationLock.safeParse(before.data.get(translationLockSource)).data;
  if (read === undefined) return undefined;
  const lock = lockIn(read, locales);
  const hashes = changedHashes(allPairs(before.data, before.texts, locales), allPairs(after.data, after.texts, locales), fileOf);
  const moved: Lock = Object.fromEntries(
    Object.entries(lock).map(([locale, files]) => [
      locale,
      Object.fromEntries(
        Object.keys(files)
          .flatMap((file) => {
            const to = fileOf(file);
            const own = hashes.get(`${locale} ${file}`) ?? new Map<string, string>();
            const hashed = (hash: string): string => own.get(hash) ?? hash;
            const words = wordsOf(lock, { locale, file }).map(
              (word) => hashed(targetHashOf(word)) + hashed(word.slice(targetHashOf(word).length)),
            );
            return to === undefined ? [] : [[to, words.sort(byCodeUnits).join(' ')] as const];
          })
          .sort(([one], [other]) => byCodeUnits(one, other)),
      ),
    ]),
  );
  const text = lockText(moved);
  return text === lockText(lock) ? undefined : text;
}

/**
 * Returns the text of the lock without the approvals of pairs (a text and its translation) that only `before` contains. Returns undefined
 * if there is no lock, or if the lock does not change.
 */
export function dropApprovals(before: Texts, after: Texts, locales: Locales): string | undefined {
  const read = translationLock.safeParse(after.data.get(translationLockSource)).data;
  if (read === undefined) return undefined;
  const lock = lockIn(read, locales);
  const [old, there] = [before, after].map(({ data, texts }) => wordsByFile(allPairs(data, texts, locales)));
  const left: Lock = Object.fromEntries(
    Object.entries(lock).map(([locale, files]) => [
      locale,
      Object.fromEntries(
        Object.keys(files).flatMap((file) => {
          const isGone = (word: string): boolean => {
            const of = (words: typeof old): boolean => words?.get(`${locale} ${file}`)?.has(word) ?? false;
            return of(old) && !of(there);
          };
          const words = wordsOf(lock, { locale, file }).filter((word) => !isGone(word));
          return words.length === 0 ? [] : [[file, words.join(' ')] as const];
        }),
      ),
    ]),
  );
  const text = lockText(left);
  return text === lockText(lock) ? undefined : text;
}

function wordsByFile(pairs: readonly Pair[]): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  for (const pair of pairs) {
    const key = `${pair.locale} ${pair.file}`;
    words.set(key, (words.get(key) ?? new Set()).add(wordOf(pair)));
  }
  return words;
}

/** Returns the new hashes of changed texts, by language, old file and old hash. */
function changedHashes(
  before: readonly Pair[],
  after: readonly Pair[],
  fileOf: Moved['fileOf'],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const fresh = new Map(after.map((pair) => [`${pair.locale} ${pairKeyOf(pair)}`, pair]));
  const hashes = new Map<string, Map<string, string>>();
  for (const pair of before) {
    const file = fileOf(pair.file);
    const then = file === undefined ? undefined : fresh.get(`${pair.locale} ${pairKeyOf({ ...pair, file })}`);
    if (then === undefined) continue;
    const own = hashes.get(`${pair.locale} ${pair.file}`) ?? new Map<string, string>();
    hashes.set(`${pair.locale} ${pair.file}`, own);
    for (const side of ['source', 'target'] as const) if (pair[side] !== then[side]) own.set(hashText(pair[side]), hashText(then[side]));
  }
  return hashes;
}
