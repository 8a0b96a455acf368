import { hasParts } from '../../store/reads/track.ts';

/**
 * Replaces parts of `value`, which a schema has made of `data`, with equal parts of `data`, so that both use the same memory. Returns
 * `value`.
 */
export function shareParts<T>(data: unknown, value: T): T {
  if (hasParts(data) && hasParts(value)) shareEach(data, value);
  return value;
}

/** Shares the parts of two lists or objects. Returns whether both have equal parts in the same order. */
function shareEach(data: object, value: object): boolean {
  if (Array.isArray(data) !== Array.isArray(value) || data instanceof Map || value instanceof Map) return false;
  const [written, keys] = [Object.keys(data), Object.keys(value)];
  let isSame = keys.length === written.length;
  for (const [index, key] of keys.entries()) {
    const [part, made]: unknown[] = [Reflect.get(data, key), Reflect.get(value, key)];
    const isShared = Object.is(part, made) || (hasParts(part) && hasParts(made) && shareEach(part, made));
    if (isShared) Reflect.set(value, key, part);
    isSame &&= isShared && key === written[index];
  }
  return isSame;
}
