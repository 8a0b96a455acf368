// Objects whose large parts are parsed when they are read: a file that has not changed is not parsed for its small values.

/** Longer parts are parsed when they are read, in characters of JSON. */
const maxLength = 400;

/** The keys of an object, each with its value if that is small plain data. */
export type PackedParts = readonly (readonly [key: string, part?: unknown])[];

/** Returns the keys of `value` with its small parts. */
export const packParts = (value: object): PackedParts =>
  Object.entries(value).map(([key, part]) => {
    const text = JSON.stringify(part);
    return text === undefined || text.length > maxLength || !isPlain(part) ? ([key] as const) : ([key, part] as const);
  });

/** Returns an object with the packed keys; `load` is called once, when a part is read that is not packed. */
export function unpackParts(packed: PackedParts, load: () => unknown): object {
  let loaded: unknown;
  const get = (key: string): unknown => {
    loaded ??= load() ?? {};
    return Reflect.get(Object(loaded), key);
  };
  // A tracker shows another value instead of a part, which only configurable ones allow.
  const part = { enumerable: true, configurable: true };
  const parts = packed.map(([key, ...value]) => [key, value.length > 0 ? { ...part, value: value[0] } : { ...part, get: () => get(key) }]);
  return Object.defineProperties({}, Object.fromEntries(parts));
}

/** Whether a value is the same after JSON. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
