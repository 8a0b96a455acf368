// Checks the props of islands, which are serialized as JSON and so must not contain values that JSON would change.

/** Returns the path in `value` of something that JSON cannot represent: `ends: Date`; undefined if everything is JSON. */
export function findNotJson(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return undefined;
  // An undefined property is the same as a missing one, for a component as well as in JSON.
  if (value === undefined) return path === '' || path.endsWith(']') ? `${path}: undefined` : undefined;
  if (Array.isArray(value)) return first(value.map((item, index) => findNotJson(item, `${path}[${index}]`)));
  if (isPlain(value)) return first(Object.entries(value).map(([key, item]) => findNotJson(item, path === '' ? key : `${path}.${key}`)));
  return `${path}: ${typeof value === 'object' ? value.constructor.name : typeof value}`;
}

const first = (found: readonly (string | undefined)[]): string | undefined => found.find((path) => path !== undefined);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
