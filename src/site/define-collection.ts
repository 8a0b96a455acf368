// Collections as a site defines them, typed by their schemas.
import * as z from 'zod';
import {
  type Collection,
  derivedParent,
  derivedText,
  type EntrySchema,
  type SchemaTools,
  type SiteCollection,
  type Value,
} from '../model/collection.ts';
import type { EntryData, EntryView } from '../model/entries/entry.ts';
import { indexing, meta } from '../model/entries/meta.ts';
import { paginated } from '../model/entries/pagination.ts';
import { languages, languagesOrAll } from '../model/languages/text.ts';
import { publicationKeys } from '../model/time/dated.ts';

interface CollectionSpec<Schema extends EntrySchema> extends Collection<Value<Schema>, EntryView<Value<Schema>>> {
  readonly schema: Schema;
}

/** A collection as its folder exports it, before the site knows its sections. */
export interface DefinedCollection extends Collection {
  readonly schema: EntrySchema;
}

/**
 * Defines a collection: a folder of content with its schema, URLs and layout. The functions of `spec` get entries typed by `schema`.
 *
 * @example
 * ```tsx
 * import { defineCollection, text, z } from 'archipel';
 *
 * export default defineCollection({
 *   singular: 'event',
 *   description: { en: 'an event', de: 'eine Veranstaltung' },
 *   schema: ({ sections }) => z.strictObject({ title: text, date: z.iso.date(), sections }),
 *   route: ({ id, overview }) => overview && `${overview}/${id}`,
 *   title: ({ title }) => title,
 *   component: ({ entry }) => <h1>{entry.title}</h1>,
 * });
 * ```
 */
export const defineCollection = <Schema extends EntrySchema>(spec: CollectionSpec<Schema>): DefinedCollection =>
  // The engine calls these functions only with values that this schema has validated.
  spec as unknown as DefinedCollection;

/**
 * Adds to `schema` the keys that every entry may have, unless it defines them itself: `languages` at the start, `meta`
 * before the sections, and at the end the keys for search engines, drafts and validity dates. Entries of derived collections
 * also get the keys of a part of a paginated list, and entries from Markdown files `parent` and `markdown`.
 */
function withCommonFields(schema: z.ZodType, { markdown, derived }: DefinedCollection): z.ZodType<EntryData> {
  // A schema that is not a plain object has to define these keys itself.
  if (!(schema instanceof z.ZodObject)) return schema as z.ZodType<EntryData>;
  const { sections, ...own } = schema.shape;
  const all = 'meta' in own ? schema.shape : { ...own, meta, ...(sections && { sections }) };
  // A schema that declares the standard `languages` is treated like one without it. Any other declaration is kept.
  const listed = { languages: own['languages'] === undefined || own['languages'] === languages ? languagesOrAll : own['languages'] };
  const shape = { ...listed, ...all, ...listed };
  const further = { ...indexing, ...(derived && paginated), ...publicationKeys };
  // A clone keeps the checks of the original and inherits its metadata. The cast is needed because zod types
  // the definition of each kind of schema differently.
  const ofFiles = markdown === true ? { parent: derivedParent, markdown: derivedText, ...shape } : shape;
  const definition = { ...schema._zod.def, shape: { ...ofFiles, ...missingIn(shape, further) } };
  return z.core.clone(schema, definition, { parent: true }) as unknown as z.ZodType<EntryData>;
}

/** Returns those `further` keys that a schema does not have. */
const missingIn = (shape: object, further: object): object =>
  Object.fromEntries(Object.entries(further).filter(([key]) => !Object.hasOwn(shape, key)));

/** Returns `collection` with the schema that it has on a site: built with `tools`, with the common keys added. */
export const withSchema = (collection: DefinedCollection, tools: SchemaTools): SiteCollection => ({
  ...collection,
  // If the schema is not a function, the check of the definition reports that.
  schema: typeof collection.schema === 'function' ? withCommonFields(collection.schema(tools), collection) : (undefined as never),
});
