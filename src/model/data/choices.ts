// What a value may be, where its schema has a few values or knows what it names.
import type { DataPath } from './place.ts';
import { definitionOf, metaIn, type Schema, schemaAt } from './schema-walk.ts';

/** The values that a schema allows at a path, where it lists more than one; empty where it allows any. */
export function choicesAt(schema: Schema, path: DataPath, data: unknown): readonly string[] {
  const found = schemaAt(schema, path, data);
  const values = found === undefined ? undefined : listed(found);
  return values === undefined || values.length < 2 ? [] : [...new Set(values)];
}

/** The kind of names of which the value at a path is one; undefined where it names nothing. */
export function namesAt(schema: Schema, path: DataPath, data: unknown): string | undefined {
  const found = schemaAt(schema, path, data);
  return found === undefined ? undefined : metaIn(found).names;
}

/** Texts only: a number among them is typed as one. */
function listed(schema: Schema): readonly string[] | undefined {
  const { type, entries, values, options } = definitionOf(schema);
  if (type === 'enum') return Object.values(entries ?? {});
  if (type === 'literal') return values?.every((value) => typeof value === 'string') === true ? values : undefined;
  if (type !== 'union') return undefined;
  const parts = (options ?? []).map(listed);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
