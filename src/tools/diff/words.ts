// The difference between two texts, word by word. Words are those of the language (Intl.Segmenter): languages without
// spaces have some, too.

export interface WordChange {
  readonly op: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Above this many comparisons the texts are shown whole. */
const maxComparisons = 4_000_000;

/** Characters; longer texts are not taken apart. */
const longest = 100_000;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(tag: string): Intl.Segmenter {
  const segmenter = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, segmenter);
  return segmenter;
}

/** The words of a text in the language of `tag`, with what is between them. */
const wordsIn = (text: string, tag: string): readonly string[] => {
  if (text.length > longest) return [text];
  return [...segmenterOf(tag).segment(text)].map(({ segment }) => segment);
};

/** What to take from `before`, and what to add, for `after`; runs of one kind are one change. */
export function compareWords(before: string, after: string, tag: string): readonly WordChange[] {
  const [from, to] = [wordsIn(before, tag), wordsIn(after, tag)];
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < from.length - start && end < to.length - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const changes: WordChange[] = [
    ...from.slice(0, start).map(same),
    ...middle(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...from.slice(from.length - end).map(same),
  ];
  return joined(changes);
}

const same = (text: string): WordChange => ({ op: 'same', text });

function middle(from: readonly string[], to: readonly string[]): readonly WordChange[] {
  const whole: readonly WordChange[] = [
    ...from.map((text) => ({ op: 'removed', text }) as const),
    ...to.map((text) => ({ op: 'added', text }) as const),
  ];
  if (from.length === 0 || to.length === 0 || from.length * to.length > maxComparisons) return whole;
  const width = to.length + 1;
  const lengths = new Uint32Array((from.length + 1) * width);
  for (let row = from.length - 1; row >= 0; row -= 1)
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        from[row] === to[column] ? 1 + (lengths[at + width + 1] ?? 0) : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  const changes: WordChange[] = [];
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    const [old, young] = [from[row], to[column]];
    const at = row * width + column;
    if (old !== undefined && old === young) {
      changes.push(same(old));
      row += 1;
      column += 1;
    } else if (old !== undefined && (young === undefined || (lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0))) {
      changes.push({ op: 'removed', text: old });
      row += 1;
    } else if (young !== undefined) {
      changes.push({ op: 'added', text: young });
      column += 1;
    }
  }
  return changes;
}

/** Neighbours of one kind as one. A gap between two changed words belongs to the change, so that phrases stay whole. */
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

/** How alike two texts are by their words, from 0 to 1 (Dice's coefficient). */
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
  const words = new Map<string, number>();
  const list = text.slice(0, longest).match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const word of list) words.set(word, (words.get(word) ?? 0) + 1);
  return { words, total: list.length };
}
