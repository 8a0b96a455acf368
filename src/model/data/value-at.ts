import type { DataPath } from './place.ts';

/** Returns the value at `path` in parsed data, or undefined. */
export function valueAt(data: unknown, path: DataPath): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
  }
  return value;
}

/** Returns the list at `path` in parsed data, or an empty list if there is none. */
export function listAt(data: unknown, path: DataPath): readonly unknown[] {
  const found = valueAt(data, path);
  return Array.isArray(found) ? found : [];
}
