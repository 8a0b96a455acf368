// Props of islands travel as JSON: what JSON would change on the way must not be among them.

/** Where in `value` something is that JSON cannot hold: `ends: Date`. Undefined where all of it is JSON. */
export function findNotJson(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return undefined;
  // A property that is undefined is one that is not there, for a component as for JSON.
  if (value === undefined) return path === '' || path.endsWith(']') ? `${path}: undefined` : undefined;
  if (Array.isArray(value)) return first(value.map((item, index) => findNotJson(item, `${path}[${index}]`)));
  if (isPlain(value)) return first(Object.entries(value).map(([key, item]) => findNotJson(item, path === '' ? key : `${path}.${key}`)));
  return `${path}: ${typeof value === 'object' ? value.constructor.name : typeof value}`;
}

const first = (found: readonly (string | undefined)[]): string | undefined => found.find((path) => path !== undefined);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
