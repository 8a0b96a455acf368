// Merges the front matter of an entry in all languages into data of the same shape as in YAML files: texts by language,
// everything else once.
import * as z from 'zod';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { isBlock } from '../../model/data/block.ts';
import type { DataPath } from '../../model/data/place.ts';
import { definitionOf, isOptional, metaIn, type Schema } from '../../model/data/schema-walk.ts';
import { metaKeys } from '../../model/entries/front-matter.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { byLanguage } from '../../model/languages/per-language.ts';
import { isText } from '../../model/languages/text.ts';
import { schemaIn } from '../validation/schema-in-locales.ts';

/** Describes where data has texts by language; undefined for values that are the same in every language. */
export type Shape = 'localized' | 'perLanguage' | BlockShape | { readonly items: Shape } | undefined;

interface BlockShape {
  readonly keys: Readonly<Record<string, Shape>>;
}

/** Returns the shape of the data that a schema describes. */
function shapeOf(schema: Schema): Shape {
  const { shape, element, options = [], type } = definitionOf(schema);
  const { localized } = metaIn(schema) as { readonly localized?: unknown };
  if (localized === 'perLanguage') return localized;
  if (localized !== undefined && localized !== 'locale' && localized !== 'entryLanguages') return 'localized';
  if (options.some((option) => shapeOf(option) === 'localized')) return 'localized';
  if (type === 'array' && element !== undefined) {
    const items = shapeOf(element);
    return items === undefined ? undefined : { items };
  }
  if (shape === undefined) return undefined;
  const keys = Object.entries(shape).flatMap(([key, part]) => {
    const own = shapeOf(part);
    return own === undefined ? [] : [[key, own] as const];
  });
  return keys.length === 0 ? undefined : { keys: Object.fromEntries(keys) };
}

/** Keys whose values follow from the name of the file, or, for `meta`, from title and description. */
const derivedKeys: readonly string[] = ['languages', 'markdown', 'parent', 'meta'];

export interface FrontMatterForm {
  readonly shape: BlockShape;
  /** Keys of `meta` that are not also top-level keys of the schema of the collection. */
  readonly onlyMeta: readonly string[];
  /** The keys that front matter must have; none if the schema of the collection requires none. */
  readonly needed: readonly string[];
  /** Returns whether validation accepts a key. */
  readonly accepts: (key: string) => boolean;
}

/** Computes the form of front matter for a schema. */
export function formOf(schema: Schema): FrontMatterForm {
  const shape = shapeOf(schema);
  const keys = shape !== undefined && typeof shape === 'object' && 'keys' in shape ? shape.keys : {};
  const { shape: fields = {}, catchall } = definitionOf(schema);
  const required = Object.entries(fields).flatMap(([key, part]) => (isOptional(part) || derivedKeys.includes(key) ? [] : [key]));
  const onlyMeta = metaKeys.filter((key) => !Object.hasOwn(fields, key));
  const accepts = (key: string): boolean =>
    catchall?._zod.def.type !== 'never' || Object.hasOwn(fields, key) || onlyMeta.some((each) => each === key);
  const needed = required.length === 0 ? [] : [...required, ...onlyMeta];
  return {
    shape: { keys: { ...keys, ...Object.fromEntries(onlyMeta.map((key) => [key, 'localized' as const])) } },
    onlyMeta,
    needed,
    accepts,
  };
}

/**
 * Returns a schema for the front matter of one file. It has only the values that are the same in every language. Every key is optional.
 * Texts are left out, because a text in one file is not a block of languages.
 */
export function sharedSchema(schema: z.ZodType, { keys }: BlockShape, locales: Locales): z.ZodType {
  const fields: [string, Schema][] = Object.entries(definitionOf(schemaIn(locales)(schema)).shape ?? {});
  const shared = fields.filter(([key]) => keys[key] === undefined).map(([key, field]) => [key, z.optional(field)] as const);
  return z.looseObject(Object.fromEntries(shared));
}

/** The front matter of one file. */
export interface LanguagePart {
  readonly locale: Locale;
  readonly file: string;
  readonly value: unknown;
}

interface Merging {
  readonly locales: Locales;
  readonly findings: Finding[];
}

/**
 * Merges the data of all `parts`. Values that must be the same in every language come from the first part; each part that differs
 * gets a finding, except for unknown keys, which validation reports.
 */
export function mergeParts({ shape, accepts }: FrontMatterForm, parts: readonly LanguagePart[], locales: Locales) {
  const findings: Finding[] = [];
  const value = merged(shape, { parts, path: [] }, { locales, findings });
  return { value, findings: findings.filter(({ path: [key] = [] }) => accepts(String(key))) };
}

interface Place {
  readonly parts: readonly LanguagePart[];
  readonly path: DataPath;
}

function merged(shape: Shape, { parts, path }: Place, merging: Merging): unknown {
  const there = parts.filter(({ value }) => value !== undefined);
  const [first] = there;
  if (first === undefined) return undefined;
  if (shape === 'perLanguage') return { [byLanguage]: Object.fromEntries(there.map(({ locale, value }) => [locale, value])) };
  if (shape === 'localized') return textIn(there, merging);
  if (shape !== undefined && 'keys' in shape && there.every(({ value }) => isBlock(value))) {
    const keys = new Set(there.flatMap(({ value }) => Object.keys(Object(value))));
    return Object.fromEntries(
      [...keys].map((key) => [key, merged(shape.keys[key], { parts: under(there, key), path: [...path, key] }, merging)]),
    );
  }
  if (shape !== undefined && 'items' in shape && there.every(({ value }) => isListLike(first.value, value)))
    return (first.value as readonly unknown[]).map((_, index) =>
      merged(shape.items, { parts: under(there, index), path: [...path, index] }, merging),
    );
  for (const { file, locale, value } of there.slice(1))
    if (JSON.stringify(value) !== JSON.stringify(first.value))
      merging.findings.push(createFinding('front-matter-differs', { file, path }, { key: path.join('.'), locale, other: first.file }));
  return first.value;
}

/** Merges a text from the files of its languages. A single file may have the text in all languages, as in YAML. */
function textIn(parts: readonly LanguagePart[], { locales }: Merging): unknown {
  const [first, ...others] = parts;
  if (isText(first?.value, locales) && others.length === 0) return first.value;
  return Object.fromEntries(parts.map(({ locale, value }) => [locale, value]));
}

const isListLike = (one: unknown, other: unknown): boolean => Array.isArray(one) && Array.isArray(other) && one.length === other.length;

const under = (parts: readonly LanguagePart[], key: string | number): readonly LanguagePart[] =>
  parts.map(({ value, ...part }) => ({ ...part, value: Reflect.get(Object(value), key) as unknown }));
