// Updates the translation lock (the file that records approved translations) after texts or files have changed without a change in meaning,
// so that approved texts stay approved.
import { byCodeUnits } from '../../model/by-code-units.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { translationLock, translationLockSource } from '../../model/locks.ts';
import { hashText } from '../../translations/hash.ts';
import { type Lock, lockIn, lockText, targetHashOf, wordOf, wordsOf } from '../../translations/lock.ts';
import { allPairs, type Pair, pairKeyOf } from '../../translations/pair.ts';
import type { ProjectIndex } from '../new/project-index.ts';

type Content = Pick<ProjectIndex, 'data'> & { readonly tree: Pick<ProjectIndex['tree'], 'texts'> };

interface Moved {
  readonly locales: Locales;
  /** Returns the name of a file after the change; undefined if the file was deleted. */
  readonly fileOf: (file: string) => string | undefined;
}

/** Returns the new text of the lock for the content `after`, or undefined if there is no lock or its text does not change. */
export function moveApprovals(before: Content, after: Content, { locales, fileOf }: Moved): string | undefined {
  const lock = readLock(before);
  if (lock === undefined) return undefined;
  const hashes = changedHashes(pairsOf(before, locales), pairsOf(after, locales), fileOf);
  return updatedLock(lock, (locale, files) =>
    files
      .flatMap(([file, words]) => {
        const to = fileOf(file);
        const own = hashes.get(`${locale} ${file}`) ?? new Map<string, string>();
        const hashed = (hash: string): string => own.get(hash) ?? hash;
        const moved = words.map((word) => hashed(targetHashOf(word)) + hashed(word.slice(targetHashOf(word).length)));
        return to === undefined ? [] : [[to, moved.sort(byCodeUnits)] as const];
      })
      .sort(([one], [other]) => byCodeUnits(one, other)),
  );
}

/**
 * Returns the text of the lock without the approvals of pairs (a text and its translation) that only `before` contains. Returns undefined
 * if there is no lock, or if the lock does not change.
 */
export function dropApprovals(before: Content, after: Content, locales: Locales): string | undefined {
  const lock = readLock(after);
  if (lock === undefined) return undefined;
  const [old, there] = [wordsByFile(pairsOf(before, locales)), wordsByFile(pairsOf(after, locales))];
  return updatedLock(lock, (locale, files) =>
    files.flatMap(([file, words]) => {
      const key = `${locale} ${file}`;
      const left = words.filter((word) => old.get(key)?.has(word) !== true || there.get(key)?.has(word) === true);
      return left.length === 0 ? [] : [[file, left] as const];
    }),
  );
}

function readLock({ data }: Content): Lock | undefined {
  const read = translationLock.safeParse(data.get(translationLockSource)).data;
  return read && lockIn(read);
}

const pairsOf = ({ data, tree }: Content, locales: Locales): readonly Pair[] => allPairs(data, tree.texts, locales);

/** The files of one language in the lock, with their pair hashes. */
type LockFiles = readonly (readonly [file: string, words: string[]])[];

/** Returns the text of `lock` with the files of each language replaced by the result of `change`, or undefined if it does not change. */
function updatedLock(lock: Lock, change: (locale: Locale, files: LockFiles) => LockFiles): string | undefined {
  const updated = Object.entries(lock).map(([locale, files]) => {
    const own = Object.keys(files).map((file) => [file, wordsOf(lock, { locale, file })] as const);
    return [locale, Object.fromEntries(change(locale, own).map(([file, words]) => [file, words.join(' ')]))];
  });
  const text = lockText(Object.fromEntries(updated));
  return text === lockText(lock) ? undefined : text;
}

function wordsByFile(pairs: readonly Pair[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byFile = groupBy(pairs, ({ locale, file }) => `${locale} ${file}`);
  return new Map([...byFile].map(([key, own]) => [key, new Set(own.map(wordOf))]));
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
