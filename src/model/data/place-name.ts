// Names a place in content for people: by its key; in a list, by the title of its entries and the number.
import type { DataPath, PlaceName } from './place.ts';
import { type Schema, titleAt } from './schema-walk.ts';

/** The fourth question and its answer for a place in a list of questions, the key outside lists, nothing for the whole file. */
export function placeName(path: DataPath, schema: Schema | undefined, data: unknown): PlaceName {
  const at = path.findLastIndex((step) => typeof step === 'number');
  if (at < 0) return path.slice(-1).map(String);
  const title = schema === undefined ? undefined : titleAt(schema, path.slice(0, at + 1), data);
  const entry = { list: String(path[at - 1] ?? ''), number: Number(path[at]) + 1, ...(title !== undefined && { title }) };
  return [entry, ...path.slice(at + 1).map(String)];
}
