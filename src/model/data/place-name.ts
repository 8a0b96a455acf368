// Names a place in content for people: by its key or, in a list, by the title of the entries and the number.
import type { DataPath, PlaceName } from './place.ts';
import { type Schema, titleAt } from './schema-walk.ts';

/** Returns the steps to a place: fourth question and answer in a list of questions, the key outside lists, no step for the entire file. */
export function placeName(path: DataPath, schema: Schema | undefined, data: unknown): PlaceName {
  const at = path.findLastIndex((step) => typeof step === 'number');
  if (at < 0) return path.slice(-1).map(String);
  const title = schema === undefined ? undefined : titleAt(schema, path.slice(0, at + 1), data);
  const entry = { list: String(path[at - 1] ?? ''), number: Number(path[at]) + 1, ...(title !== undefined && { title }) };
  return [entry, ...path.slice(at + 1).map(String)];
}
