// Objects whose large parts are parsed only when they are read. Small values of an unchanged file are available without parsing it.

/** Maximum length of a part that is stored directly, in characters of JSON. Longer parts are parsed when they are read. */
const maxLength = 400;

/** The keys of an object, each with its value if the value is small, plain data. */
export type PackedParts = readonly (readonly [key: string, part?: unknown])[];

/** Returns the keys of `value` with its small parts. */
export const packParts = (value: object): PackedParts =>
  Object.entries(value).map(([key, part]) => {
    const text = JSON.stringify(part);
    return text === undefined || text.length > maxLength || !isPlain(part) ? ([key] as const) : ([key, part] as const);
  });

/** Returns an object with the packed keys. `load` is called once, when the first part without a packed value is read. */
export function unpackParts(packed: PackedParts, load: () => unknown): object {
  let loaded: unknown;
  const get = (key: string): unknown => {
    loaded ??= load() ?? {};
    return Reflect.get(Object(loaded), key);
  };
  // Configurable, because a tracker (a Proxy) may return another value only for configurable properties.
  const part = { enumerable: true, configurable: true };
  const parts = packed.map(([key, ...value]) => [key, value.length > 0 ? { ...part, value: value[0] } : { ...part, get: () => get(key) }]);
  return Object.defineProperties({}, Object.fromEntries(parts));
}

/** Returns whether a value is unchanged by a round trip through JSON. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
