// Creates the outline of a file from its schema: each field with its description, texts as placeholders, and optional
// fields as suggestions. New fields and section types need no change here.
import * as z from 'zod';
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { type Definition, definitionOf, innermost, isOptional, limitsOf, metaIn, type Schema } from '../../../model/data/schema-walk.ts';
import { choiceOf } from '../../../model/entries/exactly-one.ts';
import { figure } from '../../../model/languages/figure.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import { byLanguage } from '../../../model/languages/per-language.ts';
import { text } from '../../../model/languages/text.ts';
import type { NameKind } from '../../../model/references/names.ts';
import { isDatedKey } from '../../../model/time/dated.ts';
import { placeholder } from './placeholder.ts';

interface Block {
  readonly fields: readonly Field[];
}

export interface List {
  readonly items: readonly Skeleton[];
  readonly hints?: readonly string[];
}

/** A value on one line, a block of fields, or a list. */
export type Skeleton = string | Block | List;

export const isSkeletonBlock = (value: Skeleton): value is Block => typeof value !== 'string' && 'fields' in value;
export const isSkeletonList = (value: Skeleton): value is List => typeof value !== 'string' && 'items' in value;

export interface Field {
  readonly key: string;
  readonly hint: string;
  /** A sentence that quotes the text of another entry at this place. */
  readonly example?: string | undefined;
  readonly value: Skeleton;
  /** True for a field that is written only as a comment. */
  readonly suggested: boolean;
}

/** The input for the outline of a file, besides its schema. Places are keys joined by dots, without list indexes. */
export interface SkeletonOptions {
  readonly languages: readonly Locale[];
  /** True for front matter, where all texts are in the language of the file. */
  readonly isOneLanguage?: boolean;
  /** The subject in the placeholders of titles, so that no two files share them: `page spring-offer`. */
  readonly about: string;
  /**
   * Known values, as YAML. The key is an entire place (`customers.count`), a key at the top level with a dot (`.name`), or the last key of
   * any place (`icon`).
   */
  readonly given: Readonly<Record<string, string>>;
  /** The current day: `2026-12-31`. */
  readonly today: string;
  /** An existing name of each kind, as YAML, for fields that refer to something. */
  readonly named: Readonly<Record<NameKind, string>>;
  /** Places of optional fields that are written, not only suggested. */
  readonly written: readonly string[];
  /** The texts of other entries, by place. */
  readonly examples: ReadonlyMap<string, string>;
  /** The types of the sections, in order. Places in a section begin with its type. */
  readonly sections: readonly string[];
  /** The site's names for its keys. */
  readonly labels: ContentModel['labels'];
  readonly comments: ToolMessages['newEntry']['comments'];
  /** Translates the English description of a schema into the language of the comments. */
  readonly describe: (english: string) => string;
}

/** Returns the outline of a value that `schema` describes. `place` is the path of the value in its file. */
export function skeleton(schema: Schema, wishes: SkeletonOptions, place: readonly string[] = []): Skeleton {
  const definition = definitionOf(schema);
  const each = valueOfEach(definition);
  if (each !== undefined) return skeleton(each, wishes, place);
  const given = givenAt(wishes.given, place);
  if (given !== undefined) return given;
  if (isTextSchema(schema)) return asText(wishes, place);
  if (definition.shape !== undefined) return { fields: fieldsOf(definition.shape, choosing(definition, wishes, place), place) };
  if (definition.element !== undefined) return listOf({ ...definition, element: definition.element }, wishes, place);
  return wishes.named[metaIn(schema).names ?? ''] ?? scalarOf(schema, wishes, place);
}

/** Returns the schema of one language, if the value is written by language; undefined for any other value. */
function valueOfEach({ shape = {} }: Definition): Schema | undefined {
  const values = shape[byLanguage];
  return values && (values._zod.def as { valueType?: Schema }).valueType;
}

/** If the schema has keys that exclude one another, adds the first of them to the written fields. */
function choosing({ checks }: Definition, wishes: SkeletonOptions, place: readonly string[]): SkeletonOptions {
  const [first] = choiceOf(checks);
  return first === undefined ? wishes : { ...wishes, written: [...wishes.written, [...place, first].join('.')] };
}

const givenAt = (given: SkeletonOptions['given'], place: readonly string[]): string | undefined =>
  given[place.length === 1 ? `.${place[0]}` : place.join('.')] ?? given[place.at(-1) ?? ''];

const wordTitles = [text, figure].map((schema) => z.globalRegistry.get(schema)?.title);

/** True for the schema of a text by language, even if the schema also allows a figure. */
export const isTextSchema = (schema: Schema | undefined): boolean =>
  schema !== undefined && wordTitles.includes(z.globalRegistry.get(innermost(schema))?.title);

/** Returns `{ de: "…", en: "…" }` with a placeholder in each language; in front matter, only one placeholder. */
function asText(wishes: SkeletonOptions, place: readonly string[]): string {
  const { languages, isOneLanguage } = wishes;
  const words = languages.map((language) => [language, JSON.stringify(placeholder(place, language, wishes))] as const);
  if (isOneLanguage === true) return words[0]?.[1] ?? '""';
  return `{ ${words.map(([language, text]) => `${language}: ${text}`).join(', ')} }`;
}

/** Returns the description of a field in its schema. */
export const hintOf = (schema: Schema): string => {
  const inner = (schema._zod.def as { innerType?: Schema }).innerType;
  return z.globalRegistry.get(schema)?.description ?? (inner === undefined ? '' : hintOf(inner));
};

function exampleAt(place: string, { examples, comments }: SkeletonOptions): string | undefined {
  const words = examples.get(place);
  return words && comments.example(words);
}

/** Returns the description of a field. In front matter, the general description of a text by language is left out. */
function describedIn(schema: Schema, { describe, isOneLanguage }: SkeletonOptions): string {
  const hint = hintOf(schema);
  if (!hint.startsWith('A text in each language')) return describe(hint);
  if (isOneLanguage === true) return '';
  // `schemaIn` adds the languages of the site to this description, so only the original has a translation.
  const general = hintOf(text);
  const translated = describe(general);
  return translated === general ? hint : translated;
}

function fieldsOf(shape: Readonly<Record<string, Schema>>, wishes: SkeletonOptions, place: readonly string[]): Field[] {
  // Most entries never expire, so date keys would only be noise.
  const lasting = Object.entries(shape).filter(([key]) => !isDatedKey(key));
  const fields = lasting.map(([key, schema]): Field => {
    const at = [...place, key];
    const written = !isOptional(schema) || wishes.written.includes(at.join('.'));
    return {
      key,
      hint: [describedIn(schema, wishes), lengthOf(definitionOf(schema), wishes)].join(' ').trim(),
      example: exampleAt(at.join('.'), wishes),
      value: skeleton(schema, wishes, at),
      suggested: !written,
    };
  });
  // The first written field comes first, because a block cannot begin with a comment. All other fields keep their
  // order. If all are optional, the first one is written, because a block without any key would be read as null.
  const first = fields.findIndex(({ suggested }) => !suggested);
  if (first === -1) return fields.map((field, index) => (index === 0 ? { ...field, suggested: false } : field));
  return [...fields.slice(first, first + 1), ...fields.filter((_, index) => index !== first)];
}

function listOf(definition: Definition & { readonly element: Schema }, wishes: SkeletonOptions, place: readonly string[]): Skeleton {
  const { element } = definition;
  const { options, type } = definitionOf(element);
  // The elements of `sections` have the type `never` if the site has no section types.
  if (type === 'never') return { items: [] };
  if (options === undefined) {
    const { min } = limitsOf(definition);
    return { items: Array.from({ length: Math.max(1, min) }, () => skeleton(element, wishes, place)) };
  }
  const chosen = wishes.sections.flatMap((type) => options.filter((option) => typeOf(option) === type));
  return {
    items: chosen.map((option) => ({ fields: fieldsOf(definitionOf(option).shape ?? {}, wishes, [typeOf(option)]) })),
    hints: chosen.map((option) => wishes.describe(hintOf(option))),
  };
}

/** Returns the type of a section, from its schema. */
export const typeOf = (option: Schema): string => {
  const type = definitionOf(option).shape?.['type'];
  return String(type && definitionOf(type).values?.[0]);
};

function lengthOf(definition: Definition, { comments }: SkeletonOptions): string {
  if (definition.element === undefined || definitionOf(definition.element).type === 'enum') return '';
  const { min, max } = limitsOf(definition);
  return comments.entries(min, max);
}

/** Returns the default of an omitted field, or undefined if its schema has none. */
export const defaultOf = (schema: Schema): unknown => (schema._zod.def as { defaultValue?: unknown }).defaultValue;

function scalarOf(schema: Schema, { today }: SkeletonOptions, place: readonly string[]): string {
  const { entries, values, type } = definitionOf(schema);
  const usual = defaultOf(schema);
  if (usual !== undefined) return String(usual);
  if (entries !== undefined) return String(Object.values(entries)[0]);
  if (values !== undefined) return String(values[0]);
  // The default anchor of a section is its type, in kebab case.
  if (place.at(-1) === 'id') return (place.at(-2) ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const placeholders = [`TODO ${place.at(-1)}`, 'todo', today];
  const candidates = type === 'string' ? placeholders : [1, 0, false];
  const examples = metaIn(schema).examples;
  return JSON.stringify(
    [...candidates, ...(Array.isArray(examples) ? examples : [])].find((each) => z.safeParse(schema, each).success) ?? placeholders[0],
  );
}
