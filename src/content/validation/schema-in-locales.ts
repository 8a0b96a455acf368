// Adds the languages of a site to the schemas of content, so that validation, editors and the command `new` know which keys a text
// may have. Zod compiles the result like any other schema, so validation is as fast as with fixed keys.
import * as z from 'zod';
import { cachedByKey } from '../../model/cached-by-key.ts';
import { definitionOf, type Schema } from '../../model/data/schema-walk.ts';
import { figureFields, isWholeFigure } from '../../model/languages/figure.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { type LocalizedKind, sentence } from '../../model/languages/text.ts';
import { notations } from '../../model/notations.ts';
import { type ImageOptions, toImage } from '../../model/references/image.ts';

/**
 * Returns a function that adds `locales` to schemas. The function returns the same result for the same schema, and a schema
 * without languages unchanged.
 */
export function schemaIn(locales: Locales): <T extends z.ZodType>(schema: T) => T {
  const convert = converterTo(locales);
  // The result accepts a subset of the values of `T`, and returns the same type.
  return <T extends z.ZodType>(schema: T): T => convert(schema) as unknown as T;
}

/** Cached, because converting and compiling the schemas of a site takes longer than validating its content with them. */
const converterTo = cachedByKey((locales: Locales): Convert => {
  const convert: Convert = cachedByKey((schema) => localized(schema, locales, convert), new WeakMap());
  return convert;
}, new WeakMap());

type Convert = (schema: Schema) => Schema;

function localized(schema: Schema, locales: Locales, convert: Convert): Schema {
  const { localized: kind, ...meta } = z.globalRegistry.get(schema) ?? {};
  if (meta.image !== undefined && definitionOf(schema) === schema._zod.def) return imageIn(meta.image).meta(meta);
  // Only schemas of the engine set `localized`, always to one of these kinds.
  switch (kind as LocalizedKind | undefined) {
    case 'text':
      return textIn(locales).meta({ ...meta, ...explained(meta.description, locales) });
    case 'figure':
      return figureIn(locales).meta(meta);
    case 'paths':
      return pathsIn(schema, locales).meta(meta);
    case 'each':
      return eachIn(schema, locales, convert).meta(meta);
    case 'entryLanguages':
      // Validation fills in a missing list, so that later stages always have one.
      return z
        .array(z.enum(locales.list))
        .min(1)
        .default([...locales.list])
        .meta(meta);
    case 'locale':
      return z.enum(locales.list).meta(meta);
    default:
      return withParts(schema, convert);
  }
}

const listOf = ({ list, of }: Locales): string => list.map((locale) => `${locale}: ${of(locale).englishName}`).join(', ');

/** Adds the languages of the site to a description that begins with “A text in each language.” */
const explained = (description: string | undefined, locales: Locales): { readonly description?: string } =>
  description === undefined
    ? {}
    : { description: description.replace(/^A text in each language\./, `A text in each language: ${listOf(locales)}.`) };

const textIn = ({ record, of }: Locales): z.ZodObject =>
  z.strictObject(
    record((locale) =>
      sentence.optional().meta({
        description: `The text in ${of(locale).englishName}. {company}, {phone.support} and other facts in braces are filled in.`,
      }),
    ),
  );

/**
 * Returns a schema for the name of an image. Validation replaces the name with an `Image`. For editors and the command `new`, the value
 * remains a string.
 */
const imageIn = (options: ImageOptions): z.ZodString =>
  // zod requires that the function returns a string. Sites use the schema from `image`, whose type is `Image`.
  z
    .string()
    .min(1)
    .overwrite((asset) => toImage(asset, options) as unknown as string);

const figureIn = (locales: Locales): z.ZodObject =>
  z.strictObject({ ...textIn(locales).shape, ...figureFields }).refine(isWholeFigure, { error: notations.figure });

function eachIn(schema: Schema, { record, of }: Locales, convert: Convert): z.ZodObject {
  // `inEachLanguage` created the schema as a record.
  const value = convert((schema._zod.def as unknown as { valueType: Schema }).valueType) as z.ZodType;
  const { description = '' } = z.globalRegistry.get(value) ?? {};
  return z.strictObject(record((locale) => value.meta({ description: `${description} In ${of(locale).englishName}.`.trim() })));
}

/** Returns a schema for paths by language. Each path is optional, because an entry may lack a language. */
function pathsIn(schema: Schema, { record, of }: Locales): z.ZodObject {
  // `path` created the schema as a record.
  const { valueType } = schema._zod.def as unknown as { valueType: z.ZodType };
  return z.strictObject(record((locale) => valueType.optional().meta({ description: `The address in ${of(locale).englishName}.` })));
}

/** The keys under which zod stores one inner schema each. */
const partKeys = ['innerType', 'element', 'valueType', 'keyType', 'in', 'out', 'left', 'right'];

function withParts(schema: Schema, convert: Convert): Schema {
  // Each kind of schema stores its inner schemas under other keys.
  const def = schema._zod.def as unknown as Readonly<Record<string, unknown>>;
  const changed: Record<string, unknown> = {};
  for (const key of partKeys) {
    const part = def[key];
    if (isSchema(part) && convert(part) !== part) changed[key] = convert(part);
  }
  for (const key of ['options', 'items']) {
    const parts = def[key];
    if (Array.isArray(parts) && parts.every(isSchema) && parts.some((part) => convert(part) !== part)) changed[key] = parts.map(convert);
  }
  const { shape } = def;
  if (typeof shape === 'object' && shape !== null) {
    const entries = Object.entries(shape).map(([key, part]) => [key, isSchema(part) ? convert(part) : part, part] as const);
    if (entries.some(([, after, before]) => after !== before)) changed['shape'] = Object.fromEntries(entries);
  }
  if (Object.keys(changed).length === 0) return schema;
  // A clone has the checks of the original, and inherits its metadata.
  return z.core.clone(schema, { ...def, ...changed } as unknown as Schema['_zod']['def'], { parent: true });
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;
