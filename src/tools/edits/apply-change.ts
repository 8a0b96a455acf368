// Applies a change of a text to another version of the text, line by line, so that a commit contains exactly the edit and no other changes
// of the file. Unlike `git merge-file`, this accepts separate changes of adjacent lines, such as two languages of a text in YAML.
import { diffArrays } from 'diff';

/** The complete texts of a file before and after a change. */
export interface TextChange {
  readonly before: string;
  readonly after: string;
}

/**
 * The lines of the old text from `start` up to, but not including, `end` are replaced by `lines`. If lines are only
 * added, `start` and `end` are equal.
 */
interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** Above this many changed lines the texts are not compared and count as one change. */
const maxEditLength = 2000;

/**
 * Returns `text` with the `change` applied. Returns undefined if the lines to change differ between `text` and `change.before`, or if both
 * `text` and the change add lines at the same place, and these lines differ. Changes that `text` already contains are accepted. Line
 * endings and the byte order mark are those of `text`, unless it is empty.
 */
export function applyChange(text: string, change: TextChange): string | undefined {
  const before = writtenLike(text, change.before);
  const after = writtenLike(text, change.after);
  if (text === before) return after;
  const [old, lines] = [linesIn(before), linesIn(text)];
  const others = hunksBetween(old, lines);
  const wanted = hunksBetween(old, linesIn(after)).filter((hunk) => !others.some((other) => isSame(hunk, other)));
  if (wanted.some((hunk) => others.some((other) => isOverlapping(hunk, other)))) return undefined;
  const result = [...lines];
  for (const { start, end, lines: fresh } of wanted.reverse()) {
    const shift = others.reduce((sum, other) => sum + (other.end <= start ? other.lines.length - (other.end - other.start) : 0), 0);
    result.splice(start + shift, end - start, ...fresh);
  }
  return result.join('');
}

/** Returns whether `text` already contains `change`. */
export function hasChange(text: string, { before, after }: TextChange): boolean {
  const without = applyChange(text, { before: after, after: before });
  return without !== undefined && (without !== text || before === after);
}

const byteOrderMark = '\u{FEFF}';

/** Returns `text` with the byte order mark of `model`. If only one of the two has Windows line endings, adopts those of `model`. */
function writtenLike(model: string, text: string): string {
  // A new file keeps its original line endings.
  if (model === '') return text;
  const hasReturns = model.includes('\r\n');
  const lines = hasReturns === text.includes('\r\n') ? text : hasReturns ? text.replaceAll('\n', '\r\n') : text.replaceAll('\r\n', '\n');
  return (model.startsWith(byteOrderMark) ? byteOrderMark : '') + lines.replace(byteOrderMark, '');
}

const linesIn = (text: string): readonly string[] => (text === '' ? [] : text.split(/(?<=\n)/));

/** Returns a line in the form that is compared, without differences in line endings. */
const asCompared = (line: string): string => line.replace(/\r\n$/, '\n');

function hunksBetween(old: readonly string[], fresh: readonly string[]): readonly Hunk[] {
  const parts = diffArrays(old.map(asCompared), fresh.map(asCompared), { maxEditLength }) ?? [
    { value: [...old], removed: true, added: false },
    { value: [...fresh], removed: false, added: true },
  ];
  const hunks: Hunk[] = [];
  let [at, freshAt] = [0, 0];
  for (const { value, removed, added } of parts) {
    const last = hunks.at(-1);
    const end = at + (added ? 0 : value.length);
    const freshEnd = freshAt + (removed ? 0 : value.length);
    if (removed || added) {
      // Removed lines and the lines added in their place form one hunk.
      const touches = last !== undefined && last.end === at;
      if (touches) hunks.pop();
      hunks.push({ start: touches ? last.start : at, end, lines: [...(touches ? last.lines : []), ...fresh.slice(freshAt, freshEnd)] });
    }
    [at, freshAt] = [end, freshEnd];
  }
  return hunks.flatMap(lineByLine);
}

/** Splits a hunk that adds as many lines as it removes into one hunk for each line. */
function lineByLine(hunk: Hunk): readonly Hunk[] {
  const { start, end, lines } = hunk;
  if (lines.length !== end - start) return [hunk];
  return lines.map((line, index) => ({ start: start + index, end: start + index + 1, lines: [line] }));
}

const isSame = (one: Hunk, other: Hunk): boolean =>
  one.start === other.start &&
  one.end === other.end &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => asCompared(line) === asCompared(other.lines[index] ?? ''));

/** Returns whether two hunks change the same lines, or only add lines at the same place, so that the order of the new lines is unknown. */
const isOverlapping = (one: Hunk, other: Hunk): boolean =>
  (one.start < other.end && other.start < one.end) || (one.start === other.start && one.end === one.start && other.end === one.start);
