/** Makes `key` with `value` the newest entry of `map`. If the map then has more than `limit` entries, removes the oldest. */
export function setNewest<Key, Value>(map: Map<Key, Value>, [key, value]: readonly [Key, Value], limit: number): void {
  // A map keeps its keys in the order in which they were added.
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > limit ? map.keys().next() : undefined;
  if (oldest?.done === false) map.delete(oldest.value);
}
