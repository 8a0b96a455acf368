import type { Root } from 'mdast';
import { visitNodes } from './visit-nodes.ts';

/** Matches an asterisk before a word, in the middle of a line. At the start of a line, it may explain another one; *nix is a name. */
const opening = /(?<=\S[ \t]+["„“(]?)\*(?=\p{L})(?!nix\b|BSD\b)/u;

/**
 * Returns the offset of the asterisk that begins emphasis without an end: `a *word` or `a **word*`. It must be the only asterisk that
 * visitors see in the text, because two may refer to each other like a footnote. `source` is the text, with letters in place of code.
 */
export function openEmphasis(source: string, tree: Root): number | undefined {
  if (!source.includes('*')) return undefined;
  const shown: number[] = [];
  let found: number | undefined;
  visitNodes(tree, (node, index, parent) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type !== 'text' || start === undefined || end === undefined) return;
    for (let at = source.indexOf('*', start); at >= 0 && at < end; at = source.indexOf('*', at + 1)) shown.push(at);
    const next = parent?.children[(index ?? 0) + 1];
    const line = source.lastIndexOf('\n', start) + 1;
    const match = opening.exec(source.slice(line, end));
    if (match !== null && line + match.index >= start) found ??= line + match.index;
    else if (next?.type === 'emphasis' && next.position?.start.offset === end && source.startsWith('**', end - 1)) found ??= end - 1;
  });
  return shown.length === 1 && shown[0] === found && source.charAt((found ?? 0) - 1) !== '\\' ? found : undefined;
}
