// Collections as a site defines them, typed by their schemas.
import * as z from 'zod';
import type { Collection, EntrySchema, SchemaTools, SiteCollection, Value } from '../model/collection.ts';
import type { EntryData, EntryView } from '../model/entries/entry.ts';
import { leavable } from '../model/time/dated.ts';

interface CollectionSpec<Schema extends EntrySchema> extends Collection<Value<Schema>, EntryView<Value<Schema>>> {
  readonly schema: Schema;
}

/** A collection as its folder exports it, before the site knows its sections. */
export interface DefinedCollection extends Collection {
  readonly schema: EntrySchema;
}

/** The collection of `spec`, whose functions take entries as its schema describes them. */
export const defineCollection = <Schema extends EntrySchema>(spec: CollectionSpec<Schema>): DefinedCollection =>
  // The engine calls these functions only with values that this schema has validated.
  spec as unknown as DefinedCollection;

/** `schema` with the keys for drafts and validity dates, which every entry may have. */
function withLeavable(schema: z.ZodType<EntryData>): z.ZodType<EntryData> {
  if (!(schema instanceof z.ZodObject)) return schema;
  const missing = Object.fromEntries(Object.entries(leavable).filter(([key]) => !Object.hasOwn(schema.shape, key)));
  // The result has the keys of the schema, and optional others.
  return schema.safeExtend(missing).meta({ ...z.globalRegistry.get(schema) }) as unknown as z.ZodType<EntryData>;
}

/** `collection` with the schema that it has on a site. */
export const withSchema = (collection: DefinedCollection, tools: SchemaTools): SiteCollection => ({
  ...collection,
  // If it is not a function, the check of the definition reports it.
  schema: typeof collection.schema === 'function' ? withLeavable(collection.schema(tools)) : collection.schema,
});
