/** Returns a function that caches the result of `make` for each key, because Intl formatters are expensive to create. */
export const cachedByKey = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};
