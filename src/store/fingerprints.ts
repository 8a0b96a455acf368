// A fingerprint is a short text that represents the content at a node: equal fingerprints, equal content. It covers as much of
// the content as the reads of the node depend on.
import { how, type Path } from './reads/reads.ts';
import { partKeyOf } from './reads/track.ts';

/** Hashes a text in a few characters. */
export type Digest = (text: string) => string;

/** The file whose content is the entire value at `path` and below; undefined if there is none. */
export function fileAt([top, part, name, file]: Path): string | undefined {
  if (top !== 'site') return undefined;
  if (part === 'collections' && file !== undefined) return String(file);
  return part === 'prose' && name !== undefined ? String(name) : undefined;
}

/** The path of the entry or the prose that contains `path`, which `fileAt` knows. */
export const fileNode = (path: Path): Path => path.slice(0, path[1] === 'prose' ? 3 : 4);

export const isFileNode = (path: Path): boolean => path.length === (path[1] === 'prose' ? 3 : 4);

/** The bits of `how` for reads of a value. */
export const valueBits = how.shown | how.condition;

/** Returns the fingerprint of `content` for reads with these bits of `how`. */
export function fingerprintOf(content: unknown, bits: number, digest: Digest): string {
  if ((bits & valueBits) === 0) return `${kindOf(content)} ${(bits & how.keys) === 0 ? '' : digest(JSON.stringify(keysOf(content)))}`;
  const text = jsonOf(content);
  return text.length <= 32 ? text : digest(text);
}

/** Returns a function that finds the part of a value under a key of `partKeyOf`. Lists of entries are indexed once. */
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

/** Values other than plain data are code, which has a fingerprint of its own. */
const jsonOf = (content: unknown): string =>
  JSON.stringify(content, (_, part: unknown) => (part instanceof Map ? { map: [...part] } : part)) ?? 'none';
