import type { YamlNode } from './syntax-tree.ts';

/**
 * Returns the text of `node` with TODO before it, in double quotes. `text` is the source of the node: if the node is written in double
 * quotes there, its escapes are preserved. For a node that is not a scalar, returns TODO alone, in quotes.
 */
export function todoText(node: YamlNode | undefined, text: string): string {
  if (node?.kind !== 'scalar') return '"TODO"';
  const written = text.slice(node.start, node.end);
  return /^"[^\n]*"$/.test(written) ? `"TODO ${written.slice(1)}` : JSON.stringify(`TODO ${node.text.trim()}`);
}
