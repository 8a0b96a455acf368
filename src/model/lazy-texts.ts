/** Returns a map with a text for each of `names`, in their order. `get` reads or computes a text on each request. */
export function lazyTexts(names: readonly string[], get: (file: string) => string | undefined): ReadonlyMap<string, string> {
  const known = new Set(names);
  const entries = function* (): MapIterator<[string, string]> {
    for (const file of names) yield [file, get(file) ?? ''];
  };
  const all: ReadonlyMap<string, string> = {
    size: names.length,
    get: (file) => (known.has(file) ? get(file) : undefined),
    has: (file) => known.has(file),
    keys: () => names.values(),
    entries,
    values: () => names.map((file) => get(file) ?? '').values(),
    forEach: (act) => {
      for (const [file, text] of entries()) act(text, file, all);
    },
    [Symbol.iterator]: entries,
  };
  return all;
}
