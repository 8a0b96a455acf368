// The difference between two texts, word by word. Intl.Segmenter finds the words, even in languages without spaces.
import { diffArrays } from 'diff';
import { cachedByKey } from '../../model/cached-by-key.ts';
import { countBy } from '../../model/group-by.ts';

export interface WordChange {
  readonly op: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Above this many changed words, the entire text counts as changed. */
const maxEditLength = 1000;

/** Maximum number of characters that are split into words. */
const longest = 100_000;

const segmenterOf = cachedByKey((tag: string) => new Intl.Segmenter(tag, { granularity: 'word' }));

/** Splits a text in the language of `tag` into its words and the text between them. A text longer than `longest` is not split. */
const wordsIn = (text: string, tag: string): string[] => {
  if (text.length > longest) return [text];
  return [...segmenterOf(tag).segment(text)].map(({ segment }) => segment);
};

/** Returns the parts of both texts in order: removed from `before`, added in `after`, or the same in both. */
export function compareWords(before: string, after: string, tag: string): readonly WordChange[] {
  const changes = diffArrays(wordsIn(before, tag), wordsIn(after, tag), { maxEditLength });
  if (changes === undefined)
    return [
      { op: 'removed', text: before },
      { op: 'added', text: after },
    ];
  return joined(changes.map(({ value, removed, added }) => ({ op: removed ? 'removed' : added ? 'added' : 'same', text: value.join('') })));
}

/** Merges adjacent changes of one kind. White space between two changed words becomes part of the change, so that phrases are not split. */
function joined(changes: readonly WordChange[]): readonly WordChange[] {
  const runs: { op: WordChange['op']; text: string }[] = [];
  const add = (op: WordChange['op'], text: string): void => {
    const last = runs.at(-1);
    if (last?.op === op) last.text += text;
    else runs.push({ op, text });
  };
  let [removed, added] = ['', ''];
  const flush = (): void => {
    if (removed !== '') add('removed', removed);
    if (added !== '') add('added', added);
    [removed, added] = ['', ''];
  };
  for (const [index, { op, text }] of changes.entries()) {
    const next = changes[index + 1];
    const isGap = op === 'same' && /^\s+$/.test(text) && (removed !== '' || added !== '') && next !== undefined && next.op !== 'same';
    if (op !== 'added' && (op === 'removed' || isGap)) removed += text;
    if (op !== 'removed' && (op === 'added' || isGap)) added += text;
    if (op === 'same' && !isGap) {
      flush();
      add('same', text);
    }
  }
  flush();
  return runs;
}

/** Returns the likeness of two texts by their words, from 0 to 1 (Dice's coefficient). */
export function likenessOf(before: string, after: string): number {
  if (before === after) return 1;
  const [from, to] = [countsOf(before), countsOf(after)];
  let common = 0;
  for (const [word, count] of from.words) common += Math.min(count, to.words.get(word) ?? 0);
  const total = from.total + to.total;
  return total === 0 ? 0 : (2 * common) / total;
}

interface WordCounts {
  readonly words: ReadonlyMap<string, number>;
  readonly total: number;
}

function countsOf(text: string): WordCounts {
  const list = text.slice(0, longest).match(/[\p{L}\p{N}]+/gu) ?? [];
  return { words: countBy(list, (word) => word), total: list.length };
}
