import type { DataPath, PlaceName } from './place.ts';
import { type Schema, titleAt } from './schema-walk.ts';

/**
 * Returns the steps to a place:
 * - in a list: the entry of the innermost list, with its number, and the keys below it
 * - outside lists: the last key
 * - for the entire file: none
 */
export function placeName(path: DataPath, schema: Schema | undefined, data: unknown): PlaceName {
  const at = path.findLastIndex((step) => typeof step === 'number');
  if (at < 0) return path.slice(-1).map(String);
  const title = titleAt(schema, path.slice(0, at + 1), data);
  const entry = { list: String(path[at - 1] ?? ''), number: Number(path[at]) + 1, ...(title !== undefined && { title }) };
  return [entry, ...path.slice(at + 1).map(String)];
}
