// Parses YAML with positions, for edits that leave the rest of the text unchanged.
import { type Document, isCollection, type ParsedNode, parseDocument } from 'yaml';
import { attempt } from '../../../model/attempt.ts';
import type { DataPath } from '../../../model/data/place.ts';

type Parsed = Document.Parsed<ParsedNode>;

/** The documents of the last `maxParsed` texts. While a user types, the same text is requested several times per key press. */
const parsed = new Map<string, Parsed | undefined>();
const maxParsed = 8;

/** Returns the document of a text; undefined if the parser reports an error or a warning. */
export function documentOf(text: string): Parsed | undefined {
  if (parsed.has(text)) return parsed.get(text);
  const document = parseDocument(text, { keepSourceTokens: true, uniqueKeys: true, logLevel: 'silent' });
  const sound = document.errors.length + document.warnings.length === 0 ? document : undefined;
  parsed.set(text, sound);
  const [oldest] = parsed.keys();
  if (parsed.size > maxParsed && oldest !== undefined) parsed.delete(oldest);
  return sound;
}

/** Returns the data of a text; undefined if the text has errors, or aliases that cannot be resolved. */
export const dataOf = (text: string): unknown => attempt<unknown>(() => documentOf(text)?.toJS({ maxAliasCount: 100 }));

/** Returns the node at `path`; undefined if there is none, or if the path leads through an alias. */
export function nodeIn(root: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((node, step) => (isCollection(node) ? node.get(step, true) : undefined), root);
}
