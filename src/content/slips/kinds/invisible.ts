// Characters that look like a space but are not: tabs, no-break spaces, and spaces of other widths.
import { inLine, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';

/** Tabs used as indentation. All lines are corrected at once, because a tab is seldom the only one. */
export const tabs: SlipKind = function* ({ lines }) {
  const own = lines.filter(({ words }) => /^\s*\t/.test(words));
  const [line] = own;
  if (line === undefined) return;
  const from = line.words.indexOf('\t');
  for (const width of [2, 4, 1, 8]) {
    const edits = own.map((each) => {
      const indent = /^\s*/.exec(each.words)?.[0] ?? '';
      return inLine(each, [0, indent.length], indent.replaceAll('\t', ' '.repeat(width)));
    });
    yield propose({ line, from, to: from + 1 }, 'yaml-tab', { edits });
  }
};

const wide = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/;

/** No-break spaces, or spaces of other widths, as indentation or after a dash or a colon. All lines are corrected at once. */
export const wideSpaces: SlipKind = function* ({ lines }) {
  const found = lines.flatMap((line) => {
    const start = /^[\s-]*(?:[\w.-]+:)?\s*/.exec(line.words)?.[0] ?? '';
    return wide.test(start) ? [{ line, start }] : [];
  });
  const [first] = found;
  if (first === undefined) return;
  const { line, start } = first;
  const from = start.search(wide);
  const edits = found.map((each) => inLine(each.line, [0, each.start.length], each.start.replaceAll(new RegExp(wide, 'g'), ' ')));
  yield propose({ line, from, to: from + 1 }, 'yaml-invisible', { edits });
};
