// Objects whose large parts are parsed only when they are read. Small values of an unchanged file are available without parsing it.

/** Maximum length of a part that is stored directly, in characters of JSON. Longer parts are parsed when they are read. */
const maxLength = 400;

/** The keys of an object, each with its value if the value is small, plain data. */
export type PackedParts = readonly (readonly [key: string, part?: unknown])[];

/** Values whose large parts are computed when they are read. */
const computedValues = new WeakSet<object>();

/** What `packParts` returns for values whose large parts `replaceLargeParts` has replaced. */
const packedBefore = new WeakMap<object, PackedParts>();

/** Returns the keys of `value` with its small parts. */
export const packParts = (value: object): PackedParts => packedBefore.get(value) ?? Object.entries(value).map((part) => pack(part).packed);

/** Returns a part to store. If it is large, returns its key only, and its JSON. */
function pack([key, part]: readonly [key: string, part: unknown]): { readonly packed: PackedParts[number]; readonly json?: string } {
  const json = JSON.stringify(part);
  if (json === undefined || !isPlain(part)) return { packed: [key] };
  return json.length > maxLength ? { packed: [key], json } : { packed: [key, part] };
}

/**
 * Replaces the large parts of `value` with properties that call the function that `store` has returned for the JSON of the part. Does
 * nothing if the parts are computed already.
 */
export function replaceLargeParts(value: object, store: (json: string) => () => unknown): void {
  if (computedValues.has(value)) return;
  const parts = Object.entries(value).map((part) => {
    const { packed, json } = pack(part);
    if (json !== undefined) Object.defineProperty(value, packed[0], { ...computedPart, get: store(json) });
    return packed;
  });
  computedValues.add(value);
  packedBefore.set(value, parts);
}

// Configurable, because a tracker (a Proxy) may return another value only for configurable properties.
const computedPart = { enumerable: true, configurable: true };

/** Returns an object with the packed keys. `load` is called once, when the first part without a packed value is read. */
export function unpackParts(packed: PackedParts, load: () => unknown): object {
  let loaded: unknown;
  const get = (key: string): unknown => {
    loaded ??= load() ?? {};
    return Reflect.get(Object(loaded), key);
  };
  const parts = packed.map(([key, ...value]) => [
    key,
    value.length > 0 ? { ...computedPart, value: value[0] } : { ...computedPart, get: () => get(key) },
  ]);
  const value = Object.defineProperties({}, Object.fromEntries(parts));
  computedValues.add(value);
  return value;
}

/** Returns whether a value is unchanged by a round trip through JSON. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
