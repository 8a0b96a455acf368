// YAML with the positions of its values in the text, for changes that leave everything else unchanged.
import { type Document, isCollection, isScalar, type ParsedNode, parseDocument } from 'yaml';
import type { DataPath } from '../../../model/data/place.ts';

type Parsed = Document.Parsed<ParsedNode>;

/** The last texts: the same one is requested several times at each key that is typed. */
const parsed = new Map<string, Parsed | undefined>();
const maxParsed = 8;

/** The document of a text; undefined if it has errors, or is more than plain data. */
export function documentOf(text: string): Parsed | undefined {
  if (parsed.has(text)) return parsed.get(text);
  const document = parseDocument(text, { keepSourceTokens: true, uniqueKeys: true, logLevel: 'silent' });
  const sound = document.errors.length + document.warnings.length === 0 ? document : undefined;
  parsed.set(text, sound);
  const [oldest] = parsed.keys();
  if (parsed.size > maxParsed && oldest !== undefined) parsed.delete(oldest);
  return sound;
}

/** The data of a text; undefined if it has errors, or an alias of nothing. */
export function dataOf(text: string): unknown {
  try {
    return documentOf(text)?.toJS({ maxAliasCount: 100 });
  } catch {
    return undefined;
  }
}

/** The scalar at `path`, as written there; undefined behind an alias. */
export function scalarAt(text: string, path: DataPath) {
  const node = nodeIn(documentOf(text)?.contents, path);
  return isScalar(node) ? node : undefined;
}

/** The node at `path`; none behind an alias. */
export function nodeIn(root: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((node, step) => (isCollection(node) ? node.get(step, true) : undefined), root);
}
