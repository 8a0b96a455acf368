// Collections as a site writes them, typed by their schemas.
import type { Collection, EntrySchema, SchemaTools, SiteCollection, Value } from '../model/collection.ts';
import type { EntryView } from '../model/entries/entry.ts';

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

/** `collection` with the schema that it has on a site. */
export const withSchema = (collection: DefinedCollection, tools: SchemaTools): SiteCollection => ({
  ...collection,
  // What is no function is left for the check of the definition to tell.
  schema: typeof collection.schema === 'function' ? collection.schema(tools) : collection.schema,
});
