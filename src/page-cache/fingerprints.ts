// What the content under a node is, as a short text: equal texts, equal content. A page is as it was where the texts of all
// nodes that it has read are.
import { how, type Path } from '../dependencies/reads.ts';
import { keyOf } from '../dependencies/track.ts';

/** All that pages are made of besides code: what they may read, by path. */
export interface PageWorld {
  /** Plain data. */
  readonly sources: object;
  /** Names the content of a file: equal names, equal files. Undefined for one without a name. */
  readonly versionOf: (file: string) => string | undefined;
  /** A short hash. */
  readonly digest: (text: string) => string;
}

/** The file whose content is the whole value at `path`, and everything below it; undefined where there is none. */
export function fileAt([top, part, name, file]: Path): string | undefined {
  if (top !== 'site') return undefined;
  if (part === 'collections' && file !== undefined) return String(file);
  return part === 'prose' && name !== undefined ? String(name) : undefined;
}

const isWholeFile = (path: Path): boolean => path.length === (path[1] === 'prose' ? 3 : 4);

const value = how.shown | how.condition;

/** A function that says what is at a path, as far as a read with these bits of `how` depends on it. */
export function fingerprints({ sources, versionOf, digest }: PageWorld): (path: Path, bits: number) => string {
  const find = finder();
  return (path, bits) => {
    const found = path.reduce<unknown>((parent, key) => find(parent, key), sources);
    if ((bits & value) === 0) return `${kindOf(found)} ${(bits & how.keys) === 0 ? '' : digest(JSON.stringify(keysOf(found)))}`;
    const file = found === undefined ? undefined : fileAt(path);
    const version = file !== undefined && isWholeFile(path) ? versionOf(file) : undefined;
    if (version !== undefined) return version;
    const text = textOf(found);
    return text.length <= 32 ? text : digest(text);
  };
}

/** A function that finds a part as `keyOf` names it. Lists of entries are looked through once. */
function finder(): (parent: unknown, key: string | number) => unknown {
  const lists = new WeakMap<object, ReadonlyMap<string | number, unknown>>();
  return (parent, key) => {
    if (typeof parent !== 'object' || parent === null) return undefined;
    if (parent instanceof Map) return parent.get(key);
    if (!Array.isArray(parent)) return Object.hasOwn(parent, key) ? Reflect.get(parent, key) : undefined;
    const known = lists.get(parent) ?? new Map(parent.map((item: unknown, index) => [keyOf(parent, index), item]));
    lists.set(parent, known);
    return known.get(key);
  };
}

function kindOf(found: unknown): string {
  if (found === undefined) return 'none';
  if (typeof found !== 'object' || found === null) return 'value';
  return Array.isArray(found) ? 'list' : 'parts';
}

function keysOf(found: unknown): readonly unknown[] {
  if (typeof found !== 'object' || found === null) return [];
  if (Array.isArray(found)) return found.map((_, index) => keyOf(found, index));
  return found instanceof Map ? [...found.keys()] : Object.keys(found);
}

/** Values of other kinds than plain data are code, which has a hash of its own. */
const textOf = (found: unknown): string =>
  JSON.stringify(found, (_, part: unknown) => (part instanceof Map ? { map: [...part] } : part)) ?? 'none';
