// Converts the tree of a text to the form in which the cache stores it, and back. Without the names of properties in
// each node, this form takes a third of the bytes.
import type { Element, ElementContent, Root, RootContent } from 'hast';

/**
 * A text node becomes its value. An element becomes its name, its properties (0 if it has none) and its children. Any
 * other node, and a node with further keys, remains unchanged.
 */
type CompactNode = string | CompactElement | RootContent;

type CompactElement = readonly [tagName: string, properties: Element['properties'] | 0, children: readonly CompactNode[]];

export type CompactTree = Omit<Root, 'children'> & { readonly children: readonly CompactNode[] };

export const compactTree = (root: Root): CompactTree => ({ ...root, children: root.children.map(compactNode) });

/** Returns a tree equal to the one that `compactTree` has converted. */
export const fullTree = (root: CompactTree): Root => ({ ...root, children: root.children.map(fullNode) });

function compactNode(node: RootContent): CompactNode {
  const { length } = Object.keys(node);
  if (node.type === 'text' && length === 2) return node.value;
  if (node.type !== 'element' || length !== 4) return node;
  const { tagName, properties, children } = node;
  return [tagName, Object.keys(properties).length === 0 ? 0 : properties, children.map(compactNode)];
}

const isCompact = (node: CompactElement | RootContent): node is CompactElement => Array.isArray(node);

// The cast holds for every node except a doctype, which prose does not have.
function fullNode(node: CompactNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  if (!isCompact(node)) return node as ElementContent;
  const [tagName, properties, children] = node;
  return { type: 'element', tagName, properties: properties === 0 ? {} : properties, children: children.map(fullNode) };
}
