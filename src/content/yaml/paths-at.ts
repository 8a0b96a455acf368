import { linesOf } from '../../model/data/lines.ts';
import type { DataPath } from '../../model/data/place.ts';
import { syntaxTree, type YamlNode } from './syntax-tree.ts';

/**
 * Returns the paths of the values on the lines from `start` (counted from 1) up to the line before `end`. A value is on a line if its key
 * or, in a list, the scalar itself is there. Leaves out paths below a returned one.
 */
export function pathsAt(text: string, { start, end }: { readonly start: number; readonly end: number }): readonly DataPath[] {
  const range = linesOf(text);
  const isThere = (node: YamlNode): boolean => {
    if (node.kind !== 'scalar' || node.start < 0) return false;
    const { line, endLine } = range(node.start, node.end);
    return line < end && endLine >= start;
  };
  const within = (node: YamlNode, path: DataPath): readonly DataPath[] => {
    if (node.kind === 'map')
      return node.pairs.flatMap(({ key, value }) => {
        const inner = [...path, key.text];
        return isThere(key) ? [inner] : within(value, inner);
      });
    if (node.kind === 'list') return node.items.flatMap((item, index) => within(item, [...path, index]));
    return isThere(node) ? [path] : [];
  };
  const tree = syntaxTree(text);
  return tree === undefined ? [] : within(tree, []);
}
