// Collections as a site writes them, typed by their schemas.
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
  // The engine hands to these functions only what has gone through this schema.
  spec as unknown as DefinedCollection;

/** `schema` with the keys by which every entry can be a draft, begin and end. */
function withLeavable(schema: z.ZodType<EntryData>): z.ZodType<EntryData> {
  if (!(schema instanceof z.ZodObject)) return schema;
  const missing = Object.fromEntries(Object.entries(leavable).filter(([key]) => !Object.hasOwn(schema.shape, key)));
  // What comes out has the keys of the schema, and others that may be left out.
  return schema.safeExtend(missing).meta({ ...z.globalRegistry.get(schema) }) as unknown as z.ZodType<EntryData>;
}

/** `collection` with the schema that it has on a site. */
export const withSchema = (collection: DefinedCollection, tools: SchemaTools): SiteCollection => ({
  ...collection,
  // What is no function is left for the check of the definition to tell.
  schema: typeof collection.schema === 'function' ? withLeavable(collection.schema(tools)) : collection.schema,
});
