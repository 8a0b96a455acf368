import type { Node } from 'mdast';
import type { Range } from '../../model/data/place.ts';

/** Returns the range of a node; the start of the text if the node has no position. */
export function rangeOfNode({ position }: Pick<Node, 'position'>): Range {
  const { start, end } = position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
