import type { Root } from 'mdast';
import { EXIT, visitNodes } from './visit-nodes.ts';

/**
 * Returns the offset of the asterisk or underscore that begins emphasis without an end: `a *word`, `a **word*` or `a _Word`. It must be the
 * only one that visitors see in the text, because two may refer to each other like a footnote. `source` is the text, with letters in place
 * of code.
 */
export function openEmphasis(source: string, tree: Root, mark: '*' | '_' = '*'): number | undefined {
  if (!source.includes(mark)) return undefined;
  const shown: number[] = [];
  let isBesideEmphasis = false;
  visitNodes(tree, (node, index, parent) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type !== 'text' || start === undefined || end === undefined) return undefined;
    for (const { index: at } of source.slice(start, end).matchAll(mark === '*' ? /\*/g : /_/g)) shown.push(start + at);
    const next = parent?.children[(index ?? 0) + 1];
    if (shown.at(-1) === end - 1 && next?.type === 'emphasis' && next.position?.start.offset === end)
      isBesideEmphasis = source[end] === mark;
    return shown.length > 1 ? EXIT : undefined;
  });
  const [only, another] = shown;
  if (only === undefined || another !== undefined || source[only - 1] === '\\') return undefined;
  return isBesideEmphasis || (isOpening(source, only) && (mark === '*' || isWord(source, only))) ? only : undefined;
}

/** Returns whether a word follows an underscore, and not the name of a file or in code, such as `_posts` or `_Bool_t`. */
const isWord = (source: string, at: number): boolean => {
  const [word = ''] = /^[\p{L}\p{M}-]+(?![\w/(=]|\.\w)/u.exec(source.slice(at + 1)) ?? [];
  return /^\p{Lu}\p{Ll}|[^\p{ASCII}]/u.test(word);
};

/** Returns whether a mark is before a word, in the middle of a line. At the start of a line, it may explain another one. */
function isOpening(source: string, at: number): boolean {
  const before = source.slice(source.lastIndexOf('\n', at) + 1, at).replace(/["„“(]$/, '');
  // *nix and *BSD are names.
  return (
    /[ \t]$/.test(before) &&
    /\S/.test(before) &&
    /^\p{L}/u.test(source.slice(at + 1, at + 3)) &&
    !/^(?:nix|BSD)\b/.test(source.slice(at + 1, at + 6))
  );
}
