// Finds the positions of data paths in a file, for findings and tools. The fast parser records no positions, so the file is parsed again
// when a position is needed.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { cachedByKey } from '../../model/cached-by-key.ts';
import { linesOf } from '../../model/data/lines.ts';
import { type DataPath, onLine, type Range } from '../../model/data/place.ts';
import { defineQuery } from '../../store/query.ts';
import { noQueryCache, type QueryCache } from '../../store/query-cache.ts';
import { nodeAt, pairAt } from './node-at.ts';
import { syntaxTree, type YamlNode } from './syntax-tree.ts';

const locatorQuery = defineQuery('locator');

type PlaceInFile = Pick<Finding, 'file' | 'path' | 'at'>;

/** Returns a function that finds the range of a place in `texts`. A file is parsed on its first request. */
export function locatorIn(texts: ReadonlyMap<string, string>, queries: QueryCache = noQueryCache): (place: PlaceInFile) => Range {
  const locatorOf = cachedByKey((file: string) => {
    const text = texts.get(file) ?? '';
    return queries.compute([locatorQuery, file], [text], () => locator(text));
  });
  return ({ file, ...place }) => locatorOf(file)(place);
}

/** Returns a function that finds the range of a finding in `text`. */
export function locator(text: string): (finding: Pick<Finding, 'path' | 'at'>) => Range {
  const tree = syntaxTree(text);
  const range = linesOf(text);
  const rangeOf = (node: YamlNode | undefined): Range | undefined =>
    node?.kind === 'scalar' && node.start >= 0 ? range(node.start, Math.max(node.start + 1, node.end)) : undefined;

  /**
   * Returns the range of the key at `path`. For an entry of a list, returns the range of its first key or, if the entry is a scalar, of
   * the entry. If none of these exist, returns the range of the nearest ancestor, or the start of the file.
   */
  const nearest = (path: DataPath): Range => {
    if (path.length === 0) return onLine(1, 1, 1);
    const pair = pairAt(tree, path);
    const node = pair ? pair.key : firstKey(nodeAt(tree, path));
    return rangeOf(node) ?? nearest(path.slice(0, -1));
  };

  return ({ path = [], at = 'value' }) => {
    const node = at === 'key' ? pairAt(tree, path)?.key : nodeAt(tree, path);
    return (path.length > 0 ? rangeOf(node) : undefined) ?? nearest(path);
  };
}

/** Returns the first key of a map, or the node itself if it is not a map. */
const firstKey = (node: YamlNode | undefined): YamlNode | undefined => (node?.kind === 'map' ? node.pairs[0]?.key : node);
