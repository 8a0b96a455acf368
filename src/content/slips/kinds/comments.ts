// Comments in the syntax of other languages, and entries with only their first line commented out.

import { indentOf, isBlank, type Line } from '../lines.ts';
import { inLine, type Proposal, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';

/** `// later`, `<!-- later -->`. */
export const otherComments: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    const [, indent = '', mark = '', words = ''] = /^(\s*)(\/\/+|<!--|\/\*)\s*(.*?)\s*(?:(?:-->|\*\/)\s*)?$/.exec(line?.words ?? '') ?? [];
    if (line === undefined || mark === '') continue;
    const edits = [inLine(line, [indent.length, line.words.length], `# ${words}`.trimEnd())];
    yield propose({ line, from: indent.length, to: line.words.trimEnd().length }, 'yaml-comment-mark', { mark, edits });
  }
};

/** `price: 100 // gross`, `{ de: Ja, en: Yes } // gross`. */
export const commentsAfterValues: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    const [, value = '', mark = '', words = ''] = commentAfterValue.exec(line?.words ?? '') ?? [];
    if (line === undefined || mark === '') continue;
    const to = line.words.trimEnd().length;
    const edits = [inLine(line, [value.length, to], `# ${words}`.trimEnd())];
    yield propose({ line, from: value.length, to }, 'yaml-comment-mark', { mark, edits });
  }
};

/** A comment in another syntax after a value. The slashes of a URL are excluded, because no space precedes them. */
const commentAfterValue = /^(\s*[^\s#].*?\s+)(\/\/+|<!--|\/\*)\s*(.*?)\s*(?:-->|\*\/)?\s*$/;

/** `# - question: …` above lines that belong to it. */
export const halfComments: SlipKind = function* ({ lines, at }) {
  for (let index = at; index >= Math.max(0, at - 20); index -= 1) {
    const line = lines[index];
    const [, before = '', dash = ''] = /^(\s*)#\s*(- )/.exec(line?.words ?? '') ?? [];
    if (line !== undefined && dash !== '') yield* withRest(lines, index, before.length);
  }
};

function* withRest(lines: readonly Line[], index: number, column: number): Iterable<Proposal> {
  const rest = lines.slice(index + 1);
  const end = rest.findIndex(({ words }) => !isBlank(words) && indentOf(words) <= column);
  const below = (end < 0 ? rest : rest.slice(0, end)).filter(({ words }) => !isBlank(words));
  const [first] = below;
  const last = below.at(-1);
  if (first === undefined || last === undefined) return;
  const edits = below.map((line) => inLine(line, [column, column], '# '));
  const place = { line: first, from: indentOf(first.words), to: first.words.trimEnd().length };
  yield propose(place, 'yaml-comment-rest', { from: lines.indexOf(first) + 1, to: lines.indexOf(last) + 1, above: index + 1, edits });
}
