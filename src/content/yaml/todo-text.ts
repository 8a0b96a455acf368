import type { YamlNode } from './syntax-tree.ts';

/**
 * Returns the text of a node with TODO before it, in double quotes. If the original has them, too, its escapes are
 * preserved. For a node that is not a scalar, the text is only TODO.
 */
export function todoText(node: YamlNode | undefined, text: string): string {
  if (node?.kind !== 'scalar') return '"TODO"';
  const written = text.slice(node.start, node.end);
  return /^"[^\n]*"$/.test(written) ? `"TODO ${written.slice(1)}` : JSON.stringify(`TODO ${node.text.trim()}`);
}
