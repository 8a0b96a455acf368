// Views of values that note what is read of it.
import { childOf, createNode, how, type Node, noteRead } from './reads.ts';

/** Notes the reads of one tree after another: equal paths of all of them are one node. */
export interface Tracker {
  readonly root: Node;
  /**
   * `value`, to be used in its place: its parts note that they are read. Functions and instances of classes have no
   * parts; those in `whole` are no content and are handed out as they are.
   */
  readonly track: <T>(value: T, whole?: readonly unknown[]) => T;
}

export function createTracker(): Tracker {
  const root = createNode(undefined, '');
  const views = new WeakMap<Node, { readonly of: object; readonly view: object }>();
  const untouched = new WeakSet<object>();
  const viewOf = (inner: object, node: Node): object => {
    if (untouched.has(inner)) return inner;
    const known = views.get(node);
    if (known?.of === inner) return known.view;
    const view = inner instanceof Map ? trackedMap(inner, node) : new Proxy(inner, handlerFor(node, viewOf));
    views.set(node, { of: inner, view });
    return view;
  };
  return {
    root,
    track: <T>(value: T, whole: readonly unknown[] = []) => {
      for (const each of whole) if (hasParts(each)) untouched.add(each);
      // The view has the parts of the value, and gives them.
      return (hasParts(value) ? viewOf(value, root) : value) as T;
    },
  };
}

type ViewOf = (inner: object, node: Node) => object;

const handlerFor = (node: Node, viewOf: ViewOf): ProxyHandler<object> => ({
  get: (target, key) => {
    const inner: unknown = Reflect.get(target, key);
    if (typeof key === 'symbol' || typeof inner === 'function') return inner;
    if (key === 'length' && Array.isArray(target)) {
      noteRead(node, how.keys);
      return inner;
    }
    const child = childOf(node, keyOf(target, key));
    noteRead(child, inner === undefined || hasParts(inner) ? how.presence : how.shown);
    return hasParts(inner) ? viewOf(inner, child) : inner;
  },
  has: (target, key) => {
    if (typeof key !== 'symbol') noteRead(childOf(node, keyOf(target, key)), how.presence);
    return Reflect.has(target, key);
  },
  ownKeys: (target) => {
    noteRead(node, how.keys);
    return Reflect.ownKeys(target);
  },
});

/** Values of maps are read as wholes: they are results of other stages. */
function trackedMap(map: ReadonlyMap<unknown, unknown>, node: Node): Map<unknown, unknown> {
  const copy = new Map(map);
  const read = (key: unknown): void => noteRead(childOf(node, String(key)), how.shown);
  copy.get = (key) => {
    read(key);
    return map.get(key);
  };
  copy.has = (key) => {
    noteRead(childOf(node, String(key)), how.presence);
    return map.has(key);
  };
  const entries = function* () {
    noteRead(node, how.keys);
    for (const [key, value] of map) {
      read(key);
      yield [key, value] satisfies [unknown, unknown];
    }
  };
  const keys = (): MapIterator<unknown> => {
    noteRead(node, how.keys);
    return map.keys();
  };
  return Object.assign(copy, { entries, keys, [Symbol.iterator]: entries });
}

/** Lists and objects of plain data, and maps. */
export const hasParts = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || value instanceof Map || Object.getPrototypeOf(value) === Object.prototype);

/** The key of a part: entries of content keep theirs, their file, when others come and go before them. */
export function keyOf(parent: object, key: string | number): string | number {
  const index = Number(key);
  if (!Array.isArray(parent) || !Number.isInteger(index)) return key;
  const item: unknown = parent[index];
  return typeof item === 'object' && item !== null && 'file' in item && 'value' in item ? String(item.file) : index;
}
