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
import { leavable } from '../model/time/dated.ts';

interface CollectionSpec<Schema extends EntrySchema> extends Collection<Value<Schema>, EntryView<Value<Schema>>> {
  readonly schema: Schema;
}

/** A collection as its folder exports it, before the site knows its sections. */
export interface DefinedCollection extends Collection {
  readonly schema: EntrySchema;
}

/**
 * The collection of `spec`, whose functions take entries as its schema describes them.
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
 * `schema` with the keys that every entry may have, if it does not name them itself: its languages first, what search engines
 * show before its sections, the keys for search engines, parts of lists, drafts and validity dates last.
 */
function withCommonFields(schema: z.ZodType, { markdown, derived }: DefinedCollection): z.ZodType<EntryData> {
  // A schema of another kind has to name them itself.
  if (!(schema instanceof z.ZodObject)) return schema as z.ZodType<EntryData>;
  const { sections, ...own } = schema.shape;
  const all = 'meta' in own ? schema.shape : { ...own, meta, ...(sections && { sections }) };
  // `languages` of a schema means the same as none; another list is its own.
  const listed = { languages: own['languages'] === undefined || own['languages'] === languages ? languagesOrAll : own['languages'] };
  const shape = { ...listed, ...all, ...listed };
  const further = { ...indexing, ...(derived && paginated), ...leavable };
  // A clone has the checks of its original, and inherits its metadata. Zod types its definition per kind only.
  const ofFiles = markdown === true ? { parent: derivedParent, markdown: derivedText, ...shape } : shape;
  const definition = { ...schema._zod.def, shape: { ...ofFiles, ...missingIn(shape, further) } };
  return z.core.clone(schema, definition, { parent: true }) as unknown as z.ZodType<EntryData>;
}

/** The `further` keys that a schema does not have yet. */
const missingIn = (shape: object, further: object): object =>
  Object.fromEntries(Object.entries(further).filter(([key]) => !Object.hasOwn(shape, key)));

/** `collection` with the schema that it has on a site. */
export const withSchema = (collection: DefinedCollection, tools: SchemaTools): SiteCollection => ({
  ...collection,
  // If it is not a function, the check of the definition reports that.
  schema: typeof collection.schema === 'function' ? withCommonFields(collection.schema(tools), collection) : (undefined as never),
});
