// Lists whose entries are numbered: `1. question: …`.

import { indentOf } from '../lines.ts';
import { inLine, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';

const numbered = /^( *)(\d+[.)])( +)(?=\S)/;

export const numberedLists: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    const [, indent, mark = ''] = numbered.exec(line?.words ?? '') ?? [];
    if (line === undefined || indent === undefined) continue;
    const all = lines.filter(({ words }) => numbered.test(words) && indentOf(words) === indent.length);
    // The lines below an entry are indented as far as its text, or by two columns as after a dash.
    for (const isWide of [false, true]) {
      const edits = all.map((each) => {
        const [, , own = '', gap = ''] = numbered.exec(each.words) ?? [];
        const from = indent.length;
        return inLine(each, [from, from + own.length + gap.length], `-${' '.repeat(isWide ? own.length + gap.length - 1 : 1)}`);
      });
      yield propose({ line, from: indent.length, to: indent.length + mark.length }, 'yaml-list-number', { mark, edits });
    }
  }
};
