import type { Form } from '../../diagnostics/diagnostic.ts';
import type { DataPath } from '../../model/data/place.ts';
import { definitionOf, isOptional, type Schema, schemaAt } from '../../model/data/schema-walk.ts';

/** Data, and the schema of its file. */
export interface DescribedData {
  readonly schema: Schema;
  readonly data: unknown;
}

/** Returns the keys that a block at `path`, or each block of a list there, needs, and those that it can have. Empty for other values. */
export function formAt(path: DataPath, { schema, data }: DescribedData): Form {
  const found = schemaAt(schema, path, data);
  const { element } = found === undefined ? {} : definitionOf(found);
  const block = element ?? found;
  const { shape } = block === undefined ? {} : definitionOf(block);
  if (shape === undefined) return {};
  const needs = Object.keys(shape).filter((key) => !isOptional(shape[key]));
  return { isList: element !== undefined, ...(needs.length > 0 ? { needs } : { known: Object.keys(shape) }) };
}
