// Proxies of plain data that record which parts are read.
import { childOf, createNode, type Node, readModes, recordRead } from './reads.ts';

/** Records the reads of several trees in one tree of nodes: equal paths share a node. */
export interface Tracker {
  readonly root: Node;
  /**
   * Returns a proxy to use in place of `value`; reading its parts records them. Functions and instances of classes have no
   * parts. Values in `untracked` are not content, and are returned without a proxy.
   */
  readonly track: <T>(value: T, untracked?: readonly unknown[]) => T;
}

interface TrackerOptions {
  /** Returns whether the value of a node is read as a unit, so that its parts are not tracked. */
  readonly isReadAsUnit?: (node: Node) => boolean;
}

export function createTracker({ isReadAsUnit = () => false }: TrackerOptions = {}): Tracker {
  const root = createNode(undefined, '');
  const views = new WeakMap<Node, { readonly of: object; readonly view: object }>();
  const plain = new WeakSet<object>();
  const viewOf = (inner: object, node: Node): object => {
    if (plain.has(inner)) return inner;
    if (isReadAsUnit(node)) {
      recordRead(node, readModes.shown);
      return inner;
    }
    const existing = views.get(node);
    if (existing?.of === inner) return existing.view;
    const view = inner instanceof Map ? trackedMap(inner, node) : new Proxy(inner, handlerFor(node, viewOf));
    views.set(node, { of: inner, view });
    return view;
  };
  return {
    root,
    track: <T>(value: T, untracked: readonly unknown[] = []) => {
      for (const each of untracked) if (hasParts(each)) plain.add(each);
      // The proxy has the same shape as the value.
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
      recordRead(node, readModes.keys);
      return inner;
    }
    const child = childOf(node, partKeyOf(target, key));
    recordRead(child, inner === undefined || hasParts(inner) ? readModes.presence : readModes.shown);
    return hasParts(inner) ? viewOf(inner, child) : inner;
  },
  has: (target, key) => {
    if (typeof key !== 'symbol') recordRead(childOf(node, partKeyOf(target, key)), readModes.presence);
    return Reflect.has(target, key);
  },
  ownKeys: (target) => {
    recordRead(node, readModes.keys);
    return Reflect.ownKeys(target);
  },
});

/**
 * Returns a map that records the reads of `map`. Each value counts as one read, because it is the result of another
 * query. Values are fetched one by one, because some are restored on request.
 */
function trackedMap(map: ReadonlyMap<unknown, unknown>, node: Node): Map<unknown, unknown> {
  const read = (key: unknown): void => recordRead(childOf(node, String(key)), readModes.shown);
  const keys = (): MapIterator<unknown> => {
    recordRead(node, readModes.keys);
    return map.keys();
  };
  const entries = function* (): MapIterator<[unknown, unknown]> {
    recordRead(node, readModes.keys);
    for (const [key, value] of map) {
      read(key);
      yield [key, value];
    }
  };
  const own = {
    get: (key: unknown) => {
      read(key);
      return map.get(key);
    },
    has: (key: unknown) => {
      recordRead(childOf(node, String(key)), readModes.presence);
      return map.has(key);
    },
    keys,
    entries,
    *values(): MapIterator<unknown> {
      for (const [, value] of entries()) yield value;
    },
    forEach: (act: (value: unknown, key: unknown, of: Map<unknown, unknown>) => void) => {
      for (const [key, value] of entries()) act(value, key, view);
    },
    [Symbol.iterator]: entries,
  };
  const view: Map<unknown, unknown> = Object.assign(new Map(), own);
  return Object.defineProperty(view, 'size', {
    get: () => {
      recordRead(node, readModes.keys);
      return map.size;
    },
  });
}

/** Returns whether a value is a list, an object of plain data, or a map. */
export const hasParts = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || value instanceof Map || Object.getPrototypeOf(value) === Object.prototype);

/**
 * Returns the key of a part. Entries of content are keyed by their file, which does not change when entries before them are
 * added or removed.
 */
export function partKeyOf(parent: object, key: string | number): string | number {
  const index = Number(key);
  if (!Array.isArray(parent) || !Number.isInteger(index)) return key;
  const item: unknown = parent[index];
  return typeof item === 'object' && item !== null && 'file' in item && 'value' in item ? String(item.file) : index;
}
