// What has been confirmed: for each file, pairs of an English text and the German one it was confirmed to translate.
// Texts are known by their hashes, so that an entry is found wherever in the file its text has moved to.
import { byCodeUnits } from '../content/sort-names.ts';
import { hashLength, hashText } from './hash.ts';
import type { Pair } from './pair.ts';

/** By file: words of twelve letters, the first half for the English, the second for the German text; twice for two equal pairs. */
export type Lock = Readonly<Record<string, string>>;

export const wordOf = ({ german, english }: Pair): string => hashText(english) + hashText(german);

/** The English half of a word. */
export const englishOf = (word: string): string => word.slice(0, hashLength);

/** The words of the entry of a file. */
export const wordsOf = (lock: Lock, file: string): string[] => (Object.hasOwn(lock, file) ? (lock[file] ?? '').split(/\s+/) : []);

/** The words that stand for pairs which are no longer as they were confirmed, given the words of the pairs there are. */
export function orphansOf(words: readonly string[], there: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of there) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

/**
 * The lock after `accepted`, some of `pairs`, which are all texts of the site by file, have been confirmed. A German
 * text that has changed and is not among them stays known as one that has changed.
 */
export function confirm(lock: Lock, pairs: ReadonlyMap<string, readonly Pair[]>, accepted: ReadonlySet<Pair>): Lock {
  const entries = [...pairs].flatMap(([file, own]) => {
    const words = confirmedWords(wordsOf(lock, file), own, accepted).sort(byCodeUnits);
    return words.length === 0 ? [] : [[file, words.join(' ')] as const];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => byCodeUnits(a, b)));
}

function confirmedWords(words: readonly string[], pairs: readonly Pair[], accepted: ReadonlySet<Pair>): string[] {
  const known = new Set(words);
  const there = pairs.map((pair) => ({ word: wordOf(pair), isAccepted: accepted.has(pair) }));
  const changed = new Set(there.filter(({ word, isAccepted }) => !known.has(word) && !isAccepted).map(({ word }) => englishOf(word)));
  const orphans = orphansOf(
    words,
    there.map(({ word }) => word),
  );
  return [
    ...there.filter(({ word, isAccepted }) => isAccepted || known.has(word)).map(({ word }) => word),
    ...orphans.filter((word) => changed.has(englishOf(word))),
  ];
}

const header = `# Translations that somebody has confirmed, as hashes of both texts; check warns where the German one has changed since.
# Written by "archipel translations approve". After a merge conflict, take either side and approve again.
confirmed:
`;

/** The lock as a file: one line for each file of content. */
export const lockText = (lock: Lock): string => {
  const lines = Object.entries(lock).map(([file, entry]) => `  ${JSON.stringify(file)}: ${entry}\n`);
  return lines.length === 0 ? `${header.trimEnd()} {}\n` : header + lines.join('');
};
