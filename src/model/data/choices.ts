// Finds the possible values of a field whose schema lists them.
import type { DataPath } from './place.ts';
import { definitionOf, metaIn, type Schema, schemaAt } from './schema-walk.ts';

/** One of the few values that a field may have. */
export interface AllowedValue {
  readonly value: string;
  /** The title or the description of the literal schema of this value. */
  readonly description?: string;
}

/** Returns the values that a schema allows at a path; empty unless the schema lists at least two. */
export function choicesAt(schema: Schema, path: DataPath, data: unknown): readonly AllowedValue[] {
  const found = schemaAt(schema, path, data);
  const values = found === undefined ? undefined : listed(found);
  return values === undefined || values.length < 2 ? [] : [...new Map(values.map((each) => [each.value, each])).values()];
}

/**
 * Splits the description of a field into the descriptions of its values: `line: steps down a line; flow: a drawn process.` describes
 * the values `line` and `flow`. The result is empty unless all values are described.
 */
export function valueDescriptionsIn(description: string, values: readonly string[]): ReadonlyMap<string, string> {
  const parts = description.split(/;\s+|(?<=[.:])\s+(?=[\w-]+: )/).map((part) => part.replace(/[.;]$/, ''));
  const said = parts.flatMap((part) => {
    const [, value = '', words = ''] = /^([\w-]+): (.+)$/su.exec(part) ?? [];
    return values.includes(value) ? [[value, words] as const] : [];
  });
  const words = new Map(said);
  return values.every((value) => words.has(value)) ? words : new Map();
}

/** Returns the values that a schema lists. Returns undefined if it lists none or if some are not texts: editors complete only texts. */
function listed(schema: Schema): readonly AllowedValue[] | undefined {
  const { type, entries, values = [], options } = definitionOf(schema);
  if (type === 'enum') return Object.values(entries ?? {}).map((value) => ({ value }));
  if (type === 'union') {
    const parts = (options ?? []).map(listed);
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  const texts = values.flatMap((value) => (typeof value === 'string' ? [value] : []));
  if (type !== 'literal' || texts.length < values.length) return undefined;
  const { title = metaIn(schema).description } = metaIn(schema);
  return texts.map((value) => ({ value, ...(title !== undefined && texts.length === 1 && { description: title }) }));
}
