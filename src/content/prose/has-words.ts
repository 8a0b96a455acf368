import type { Node } from 'mdast';

interface AnyNode extends Node {
  readonly name?: string | null | undefined;
  readonly value?: string | undefined;
  readonly alt?: string | null | undefined;
  readonly children?: readonly AnyNode[];
}

/** Returns whether a node has words, a component, or a picture with words. A heading and a link need one of them. */
export function hasWords(node: AnyNode): boolean {
  if (node.type.startsWith('mdxJsx') && /^[A-Z]/.test(node.name ?? '')) return true;
  if (node.type !== 'html' && (node.value ?? node.alt ?? '').trim() !== '') return true;
  return node.children?.some(hasWords) === true;
}
