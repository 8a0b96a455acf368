// Lines of a file → data paths: which values are written there.
import { linesOf } from '../../data/lines.ts';
import type { DataPath } from '../../diagnostics/diagnostic.ts';
import { syntaxTree, type YamlNode } from './syntax-tree.ts';

/** The values that are written, or whose keys are written, in the lines from `start` to before `end`, from 1; the outermost of each. */
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
