// Names a place in content for people: by its key; in a list, by the title of its entries and the number.
import type { DataPath } from '../diagnostics/diagnostic.ts';
import { type Schema, titleAt } from './schema-walk.ts';

/** `question 4, answer` for an answer in a list of questions, `title` outside lists, `the file` for all of it. */
export function placeName(path: DataPath, schema: Schema | undefined, data: unknown): string {
  const at = path.findLastIndex((step) => typeof step === 'number');
  if (at < 0) return String(path.at(-1) ?? 'the file');
  const title = schema === undefined ? undefined : titleAt(schema, path.slice(0, at + 1), data);
  const number = Number(path[at]) + 1;
  // Most texts have the title "text", which does not tell one entry from another.
  const entry = title === undefined || title === 'text' ? `entry ${number} of ${String(path[at - 1] ?? 'the list')}` : `${title} ${number}`;
  return [entry, ...path.slice(at + 1)].join(', ');
}
