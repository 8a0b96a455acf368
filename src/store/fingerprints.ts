// A fingerprint is a short text that represents the content of a node, which is a path in the tree of inputs. Nodes with equal
// fingerprints have equal content. A fingerprint covers only the aspects of the content that the node's readers depend on.
import { type Path, readModes, valueBits } from './reads/reads.ts';
import { partKeyOf } from './reads/track.ts';

/** Returns a short hash of a text. */
export type Digest = (text: string) => string;

/** Returns the file of the entry or the prose that contains the value at `path`; undefined for a value outside of entries and prose. */
export function fileAt([top, part, name, file]: Path): string | undefined {
  if (top !== 'site') return undefined;
  if (part === 'collections' && file !== undefined) return String(file);
  return part === 'prose' && name !== undefined ? String(name) : undefined;
}

/** Returns the path of the entry or prose that contains `path`. Call it only with paths for which `fileAt` returns a file. */
export const fileNode = (path: Path): Path => path.slice(0, path[1] === 'prose' ? 3 : 4);

export const isFileNode = (path: Path): boolean => path.length === (path[1] === 'prose' ? 3 : 4);

/** Returns the text itself if it is short, otherwise its digest. */
export const fingerprintOfText = (text: string, digest: Digest): string => (text.length <= 32 ? text : digest(text));

/**
 * Returns the fingerprint of `content` for reads with the modes in `bits` (`readModes`). If the value itself was read, the fingerprint
 * covers all of `content`, otherwise only its type and, if they were read, its keys.
 */
export function fingerprintOf(content: unknown, bits: number, digest: Digest): string {
  if ((bits & valueBits) === 0) return `${kindOf(content)} ${(bits & readModes.keys) === 0 ? '' : digest(JSON.stringify(keysOf(content)))}`;
  return fingerprintOfText(jsonOf(content), digest);
}

/** Returns a function that finds the part of a value under a key from `partKeyOf`. It indexes each list of entries once. */
export function partFinder(): (parent: unknown, key: string | number) => unknown {
  const lists = new WeakMap<object, ReadonlyMap<string | number, unknown>>();
  return (parent, key) => {
    if (typeof parent !== 'object' || parent === null) return undefined;
    if (parent instanceof Map) return parent.get(key);
    if (!Array.isArray(parent)) return Object.hasOwn(parent, key) ? Reflect.get(parent, key) : undefined;
    const existing = lists.get(parent) ?? new Map(parent.map((item: unknown, index) => [partKeyOf(parent, index), item]));
    lists.set(parent, existing);
    return existing.get(key);
  };
}

function kindOf(content: unknown): string {
  if (content === undefined) return 'none';
  if (typeof content !== 'object' || content === null) return 'value';
  return Array.isArray(content) ? 'list' : 'parts';
}

function keysOf(content: unknown): readonly unknown[] {
  if (typeof content !== 'object' || content === null) return [];
  if (Array.isArray(content)) return content.map((_, index) => partKeyOf(content, index));
  return content instanceof Map ? [...content.keys()] : Object.keys(content);
}

/** Returns a value as JSON. Values that have no JSON are code, and all become the same text. */
const jsonOf = (content: unknown): string =>
  JSON.stringify(content, (_, part: unknown) => (part instanceof Map ? { map: [...part] } : part)) ?? 'none';
