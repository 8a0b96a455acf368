// Moves indented text of MDX below what it belongs to. MDX has no indented code: it shows such text as any other.
import { leading } from '../../../content/prose/code/written-code.ts';

/** What text can be indented below: an item, by the column of its words, or an element or aside, which allows any indentation. */
type Container = { readonly column: number } | { readonly isFree: true };

const fence = new RegExp(`^(${leading})(\`{3,}|~{3,})(.*)$`);
const item = /^([ \t]*)(?:[-*+]|\d+[.)])(?:[ \t]{1,4}(?=\S)|(?=[ \t]))/;
const opening = /^[ \t]*(?:<[A-Za-z](?!.*(?:\/>|<\/[\w.]+>)[ \t]*$)|:{3,}[ \t]*\w)/;
const closing = /^[ \t]*(?:<\/[\w.]+>|:{3,}[ \t]*$)|\/>[ \t]*$/;

/** Returns a text in MDX without paragraphs that are indented by four columns or more below the text to which they belong. */
export function withoutMdxIndents(text: string): string {
  if (!/^[ \t]*\n(?: {4}| {0,3}\t)/m.test(text)) return text;
  const open: Container[] = [];
  let [marks, shift, base, ofLine] = ['', 0, 0, 0];
  let isStart = true;
  return text
    .split('\n')
    .map((line) => {
      const indent = widthOf(line);
      const isCode = marks !== '';
      const [, , fenceMarks = '', info = ''] = fence.exec(line) ?? [];
      if (isCode && fenceMarks.startsWith(marks) && info.trim() === '') marks = '';
      else if (!isCode && !info.includes('`')) marks = fenceMarks;
      if (isCode) return moved(line, ofLine);
      if (line.trim() === '') {
        isStart = true;
        return line;
      }
      if (isStart) [shift, base] = movedBy(indent, { open, shift, base });
      isStart = false;
      ofLine = Math.min(shift, Math.max(0, indent - base));
      updateContainers(open, moved(line, ofLine));
      return moved(line, ofLine);
    })
    .join('\n');
}

interface Moving {
  readonly open: Container[];
  readonly shift: number;
  readonly base: number;
}

/** Returns by how many columns the paragraph at `indent` moves to the left, and the column to which the text around it belongs. */
function movedBy(indent: number, { open, shift, base }: Moving): [number, number] {
  if (shift > 0 && indent > base) return [Math.min(shift, indent - base), base];
  closeItems(open, indent);
  const last = open.at(-1);
  const column = last === undefined ? 0 : 'column' in last ? last.column : indent;
  return indent - column < 4 ? [0, 0] : [indent - column, column];
}

/** Ends the items whose words are to the right of `indent`. */
function closeItems(open: Container[], indent: number): void {
  for (let last = open.at(-1); last !== undefined && 'column' in last && last.column > indent; last = open.at(-1)) open.pop();
}

function updateContainers(open: Container[], line: string): void {
  const [mark] = item.exec(line) ?? [];
  if (mark !== undefined) {
    closeItems(open, widthOf(line));
    open.push({ column: mark.replaceAll('\t', '    ').length });
  } else if (opening.test(line)) open.push({ isFree: true });
  else if (closing.test(line)) {
    const start = open.findLastIndex((each) => 'isFree' in each);
    if (start !== -1) open.splice(start);
  }
}

const blanksOf = (line: string): string => (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ');
const widthOf = (line: string): number => blanksOf(line).length;
const moved = (line: string, shift: number): string => (shift === 0 ? line : blanksOf(line).slice(shift) + line.trimStart());
