// Checks the props of islands and the data of outputs. Both are serialized as JSON, so they must not contain values that JSON would change.

/**
 * Returns the path and the type of the first part of `value` that JSON cannot represent, such as `ends: Date`. If `value` itself is that
 * part, returns only the type. Returns undefined if JSON can represent everything.
 */
export function findNotJson(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return undefined;
  // An undefined property is the same as a missing one, for a component as well as in JSON.
  if (value === undefined) return path === '' || path.endsWith(']') ? partAt(path, 'undefined') : undefined;
  if (Array.isArray(value)) return first(value.map((item, index) => findNotJson(item, `${path}[${index}]`)));
  if (isPlain(value)) return first(Object.entries(value).map(([key, item]) => findNotJson(item, path === '' ? key : `${path}.${key}`)));
  return partAt(path, typeof value === 'object' ? value.constructor.name : typeof value);
}

const partAt = (path: string, type: string): string => (path === '' ? type : `${path}: ${type}`);

const first = (found: readonly (string | undefined)[]): string | undefined => found.find((path) => path !== undefined);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
