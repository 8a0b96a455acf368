// Lists whose entries are numbered: `1. question: …`.
import { indentOf } from '../lines.ts';
import { inLine, propose } from '../proposal.ts';
import { onLines } from '../slip-kind.ts';

const numbered = /^ *(\d+[.)]) +(?=\S)/;

export const numberedLists = onLines(function* (line, { lines }) {
  const [, mark] = numbered.exec(line.words) ?? [];
  if (mark === undefined) return;
  const from = indentOf(line.words);
  const all = lines.filter(({ words }) => numbered.test(words) && indentOf(words) === from);
  // The lines below an entry may be aligned with its text, or indented by two columns as below a dash. Both corrections are proposed.
  for (const isWide of [false, true]) {
    const edits = all.map((each) => {
      const { length } = numbered.exec(each.words)?.[0] ?? '';
      return inLine(each, [from, length], `-${' '.repeat(isWide ? length - from - 1 : 1)}`);
    });
    yield propose({ line, from, to: from + mark.length }, 'yaml-list-number', { mark, edits });
  }
});
