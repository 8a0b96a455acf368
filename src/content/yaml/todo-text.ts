import type { YamlNode } from './syntax-tree.ts';

/** Returns the source of a text with TODO before it, quoted and escaped like the original. */
export function todoText(node: YamlNode | undefined, text: string): string {
  if (node?.kind !== 'scalar') return '"TODO"';
  const written = text.slice(node.start, node.end);
  return /^"[^\n]*"$/.test(written) ? `"TODO ${written.slice(1)}` : JSON.stringify(`TODO ${node.text.trim()}`);
}
