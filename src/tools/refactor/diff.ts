import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { type ComparedLine, compareLines } from '../../model/data/compare-lines.ts';
import type { FileChange } from '../../model/output/file-change.ts';

/** The number of unchanged lines shown around a change. */
const context = 1;

/** The heading of a change and its lines. */
export interface LineDiff {
  readonly heading: string;
  /** Each line begins with `-`, `+` or a space, or is `@@` with the line number in the old text. A deleted or binary file has no lines. */
  readonly lines: readonly string[];
}

/** Returns the diff of a change in the style of git. `shown` returns the displayed name of a file. */
export function diffOf({ from, to, before, after }: FileChange, shown: (file: string) => string, { refactor }: ToolMessages): LineDiff {
  const what = from === undefined ? refactor.created(shown(to ?? '')) : to === undefined ? refactor.deleted(shown(from)) : undefined;
  const heading = what ?? (from === to ? shown(to ?? '') : refactor.moved(shown(from ?? ''), shown(to ?? '')));
  const hasLines = to !== undefined && (before !== undefined || after !== undefined);
  return { heading, lines: hasLines ? hunks(compareLines(linesOf(before), linesOf(after))) : [] };
}

const linesOf = (text = ''): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

function hunks(lines: readonly ComparedLine[]): readonly string[] {
  const isNear = (index: number): boolean =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== ' ');
  return lines.flatMap(({ sign, text, number }, index) => {
    if (!isNear(index)) return [];
    const opens = index === 0 || !isNear(index - 1);
    return [...(opens ? [`@@ ${number}`] : []), `${sign}${text}`];
  });
}
