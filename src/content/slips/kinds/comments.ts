// Comments in the syntax of other languages, and entries with only their first line commented out.
import { blockBelow } from '../lines.ts';
import { inLine, propose, replaced, wordSpan } from '../proposal.ts';
import { linesUpwards, onLines, type SlipKind } from '../slip-kind.ts';

/** `// later`, `<!-- later -->`. */
export const otherComments = onLines(function* (line) {
  const [, indent = '', mark = '', words = ''] = /^(\s*)(\/\/+|<!--|\/\*)\s*(.*?)\s*(?:(?:-->|\*\/)\s*)?$/.exec(line.words) ?? [];
  if (mark === '') return;
  const edits = [inLine(line, [indent.length, line.words.length], `# ${words}`.trimEnd())];
  yield propose({ line, from: indent.length, to: line.words.trimEnd().length }, 'yaml-comment-mark', { mark, edits });
});

/** `price: 100 // gross`, `{ de: Ja, en: Yes } // gross`. */
export const commentsAfterValues = onLines(function* (line) {
  const [, value = '', mark = '', words = ''] = commentAfterValue.exec(line.words) ?? [];
  if (mark === '') return;
  const place = { line, from: value.length, to: line.words.trimEnd().length };
  yield propose(place, 'yaml-comment-mark', { mark, edits: replaced(place, `# ${words}`.trimEnd()) });
});

/** A comment in another syntax after a value. The slashes of a URL are excluded, because no space precedes them. */
const commentAfterValue = /^(\s*[^\s#].*?\s+)(\/\/+|<!--|\/\*)\s*(.*?)\s*(?:-->|\*\/)?\s*$/;

/** `# - question: …`: only the first line of an entry is commented out. */
export const halfComments: SlipKind = function* (scene) {
  for (const line of linesUpwards(scene)) {
    const [, before] = /^(\s*)#\s*- /.exec(line.words) ?? [];
    const below = before === undefined ? [] : blockBelow(scene.lines, line, before.length);
    const [first, last] = [below[0], below.at(-1)];
    if (before === undefined || first === undefined || last === undefined) continue;
    const edits = below.map((each) => inLine(each, [before.length, before.length], '# '));
    yield propose(wordSpan(first), 'yaml-comment-rest', { from: first.index + 1, to: last.index + 1, above: line.index + 1, edits });
  }
};
