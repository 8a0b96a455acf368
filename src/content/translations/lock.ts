// What has been confirmed: for each file, pairs of an English text and the German one it was confirmed to translate.
// Texts are known by their hashes, so that an entry is found wherever in the file its text has moved to.
import { byCodeUnits } from '../sort-names.ts';
import { hashLength, hashText } from './hash.ts';
import type { Pair } from './pair.ts';

/** By file: words of twelve letters, the first half for the English, the second for the German text. */
export type Lock = Readonly<Record<string, string>>;

export const hashesOf = ({ german, english }: Pair): { readonly english: string; readonly german: string } => ({
  english: hashText(english),
  german: hashText(german),
});

const wordOf = (pair: Pair): string => {
  const { english, german } = hashesOf(pair);
  return english + german;
};

/** The words of the entry of a file. */
export const wordsOf = (lock: Lock, file: string): string[] => (Object.hasOwn(lock, file) ? (lock[file] ?? '').split(/\s+/) : []);

/**
 * The lock after `accepted`, some of `pairs`, which are all texts of the site, have been confirmed. Of what was
 * confirmed before, that stays whose English text is still there, unless its German text has been replaced.
 */
export function confirm(lock: Lock, pairs: readonly Pair[], accepted: ReadonlySet<Pair>): Lock {
  const byFile = new Map<string, Pair[]>();
  for (const pair of pairs) byFile.set(pair.file, [...(byFile.get(pair.file) ?? []), pair]);
  const entries = [...byFile].flatMap(([file, own]) => {
    const words = [...kept(wordsOf(lock, file), own, accepted), ...own.filter((pair) => accepted.has(pair)).map(wordOf)];
    return words.length === 0 ? [] : [[file, [...new Set(words)].sort(byCodeUnits).join(' ')] as const];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => byCodeUnits(a, b)));
}

function kept(words: readonly string[], pairs: readonly Pair[], accepted: ReadonlySet<Pair>): string[] {
  const there = new Set(pairs.map(wordOf));
  const english = new Set(pairs.map((pair) => hashText(pair.english)));
  const renewed = new Set(pairs.filter((pair) => accepted.has(pair)).map((pair) => hashText(pair.english)));
  return words.filter((word) => {
    const first = word.slice(0, hashLength);
    return there.has(word) || (english.has(first) && !renewed.has(first));
  });
}

const header = `# Translations that somebody has confirmed, as hashes of both texts; check warns where the German one has changed since.
# Written by "archipel translations accept". After a merge conflict, take either side and accept anew.
confirmed:
`;

/** The lock as a file: one line for each file of content. */
export const lockText = (lock: Lock): string => {
  const lines = Object.entries(lock).map(([file, entry]) => `  ${JSON.stringify(file)}: ${entry}\n`);
  return lines.length === 0 ? `${header.trimEnd()} {}\n` : header + lines.join('');
};
