// Data paths → places in a file. Runs on the error path only: it parses the file again, with positions.
import type { Document, LineCounter, Node, Pair } from 'yaml';
import type { DataPath, Finding, Range } from '../diagnostics/diagnostic.ts';

/** The range between two offsets of a text. */
export function rangeOf(lines: LineCounter, start: number, end: number): Range {
  const from = lines.linePos(start);
  const to = lines.linePos(end);
  return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
}

/** For each text file, a function from findings to ranges. */
export async function locator(text: string): Promise<(finding: Finding) => Range> {
  const yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  const document = yaml.parseDocument(text, { version: '1.2', lineCounter: lines });
  const rangeOfNode = (node: Node | null | undefined): Range | undefined =>
    node?.range ? rangeOf(lines, node.range[0], Math.max(node.range[0] + 1, node.range[1])) : undefined;
  const start: Range = { line: 1, column: 1, endLine: 1, endColumn: 2 };

  const pairAt = (path: DataPath): Pair<Node, Node | null> | undefined => {
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    if (!yaml.isMap(parent)) return undefined;
    const key = path.at(-1);
    // Documents come from the parser, so keys and values are nodes.
    return parent.items.find((pair) => yaml.isScalar(pair.key) && String(pair.key.value) === String(key)) as
      | Pair<Node, Node | null>
      | undefined;
  };

  /** The nearest place above `path` that is in the file: of a missing key, its parent's key. */
  const nearest = (path: DataPath): Range => {
    if (path.length === 0) return start;
    const pair = pairAt(path);
    if (pair) return rangeOfNode(pair.key) ?? start;
    const node = nodeAt(document, path);
    return (node && rangeOfNode(firstKey(yaml, node))) ?? nearest(path.slice(0, -1));
  };

  return ({ path = [], at = 'value' }) => {
    if (at === 'key') return rangeOfNode(pairAt(path)?.key) ?? nearest(path);
    const node = path.length === 0 ? undefined : nodeAt(document, path);
    return (node && !yaml.isCollection(node) ? rangeOfNode(node) : undefined) ?? nearest(path);
  };
}

const nodeAt = (document: Document, path: DataPath): Node | undefined => {
  const found = document.getIn(path, true);
  // With keepScalar, getIn returns nodes or undefined.
  return found === undefined || found === null ? undefined : (found as Node);
};

/** Of a list item that is a map, its first key; else the node itself. */
function firstKey(yaml: typeof import('yaml'), node: Node): Node {
  if (!yaml.isMap(node)) return node;
  const key = node.items[0]?.key;
  return yaml.isNode(key) ? key : node;
}
