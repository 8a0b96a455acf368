// Finds the schema of the value at a path, and the keys that this schema allows, for the hints "known here" and "did you mean".
import * as z from 'zod';
import { cachedByKey } from '../cached-by-key.ts';
import { isBlock } from './block.ts';
import { type DataPath, pathOfPart } from './place.ts';
import { valueAt } from './value-at.ts';

export type Schema = z.core.$ZodType;

/** Returns `schema` without its optional, default and similar wrappers. */
export function innermost(schema: Schema): Schema {
  // The definition of a wrapper contains the inner schema, but zod types this separately for each kind.
  const { innerType } = schema._zod.def as { innerType?: Schema };
  return innerType === undefined ? schema : innermost(innerType);
}

/** The parts of a zod definition that content schemas use. */
export interface Definition {
  readonly type: string;
  readonly shape?: Record<string, Schema>;
  /** The schema of the keys that `shape` lacks; `never` if there are none. */
  readonly catchall?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  /** The values of an enum. */
  readonly entries?: Readonly<Record<string, string>>;
  /** The values of a literal. */
  readonly values?: readonly unknown[];
  /** The limits on the length of a list. */
  readonly checks?: readonly z.core.$ZodCheck[];
}

/** Returns the definition of `schema` inside its wrappers. */
// Zod has a type for each kind of definition; content schemas need only these parts.
export const definitionOf = (schema: Schema): Definition => innermost(schema)._zod.def as unknown as Definition;

/** Returns whether a field may be left out. */
export const isOptional = (schema: Schema | undefined): boolean => ['optional', 'default'].includes(schema?._zod.def.type ?? '');

/** Returns the schema of the field at `place`, whose keys are joined by dots (`customers.count`); undefined if the field does not exist. */
export const fieldAt = (schema: Schema, place: string): Schema | undefined =>
  place.split('.').reduce<Schema | undefined>((at, key) => at && definitionOf(at).shape?.[key], schema);

/** Returns the members of a discriminated union, by the value of the discriminator. */
const membersOf = cachedByKey(({ options = [], discriminator = '' }: Definition): ReadonlyMap<unknown, Schema> => {
  const valuesOf = (option: Schema) => definitionOf(option).shape?.[discriminator]?._zod.values ?? [];
  // If two members have the same value, the first one wins.
  return new Map([...options].reverse().flatMap((option) => [...valuesOf(option)].map((value) => [value, option])));
}, new WeakMap());

const member = (definition: Definition, value: unknown): Schema | undefined =>
  membersOf(definition).get(valueAt(value, [definition.discriminator ?? '']));

/** Returns the schema of the value at `path`; undefined if there is none. `data` decides which option of a union applies. */
export function schemaAt(schema: Schema, path: DataPath, data: unknown): Schema | undefined {
  let current = chosen(schema, data);
  let value = data;
  for (const step of path) {
    const next = partAt(definitionOf(current), step);
    if (next === undefined) return undefined;
    value = valueAt(value, [step]);
    current = chosen(next, value);
  }
  return current;
}

/** Returns the schema of the value under a key of a block, or of an entry of a list. */
const partAt = ({ shape, element, valueType }: Definition, key: string | number): Schema | undefined =>
  ownField(shape, key) ?? element ?? valueType;

const ownField = (shape: Definition['shape'] = {}, key: string | number): Schema | undefined =>
  Object.hasOwn(shape, key) ? shape[key] : undefined;

/** Returns the option of the union `schema` that matches `value`. Returns `schema` itself if it is not a union or no option matches. */
function chosen(schema: Schema, value: unknown): Schema {
  const definition = definitionOf(schema);
  return definition.type === 'union' ? (member(definition, value) ?? blockIn(definition, value) ?? schema) : schema;
}

/**
 * Returns the option of a union that accepts a block, such as the option of `path` with a key for each language. Returns undefined if
 * `value` is not a block, or if no option or several of them accept blocks.
 */
function blockIn({ options = [], discriminator }: Definition, value: unknown): Schema | undefined {
  if (discriminator !== undefined || !isBlock(value)) return undefined;
  const [only, ...others] = options.filter((option) => ['object', 'record'].includes(definitionOf(option).type));
  return others.length === 0 ? only : undefined;
}

/** Returns the metadata of the schema at `path`; empty if there is no schema. */
export function metaAt(schema: Schema | undefined, path: DataPath, data: unknown): Readonly<z.GlobalMeta> {
  const found = schema && schemaAt(schema, path, data);
  return found === undefined ? {} : metaIn(found);
}

/** Returns the title of the schema at `path`, in lower case: `question`; undefined if it has none. */
export const titleAt = (schema: Schema | undefined, path: DataPath, data: unknown): string | undefined =>
  metaAt(schema, path, data).title?.toLowerCase();

/** Returns the keys that a block at `path` may have; empty if the schema lists no keys. */
export function keysAt(schema: Schema, path: DataPath, data: unknown): readonly string[] {
  const found = schemaAt(schema, path, data);
  return found === undefined ? [] : Object.keys(definitionOf(found).shape ?? {});
}

interface Limits {
  readonly min: number;
  readonly max: number | undefined;
}

/** Returns the minimum and maximum number of entries of a list. */
export function limitsOf({ checks = [] }: Definition): Limits {
  // The three checks of zod that count entries.
  const counts = checks.map(({ _zod }) => _zod.def as { check: string; minimum?: number; maximum?: number; length?: number });
  const exact = counts.find(({ check }) => check === 'length_equals')?.length;
  const min = counts.find(({ check }) => check === 'min_length')?.minimum ?? 0;
  return { min: exact ?? min, max: exact ?? counts.find(({ check }) => check === 'max_length')?.maximum };
}

/** Returns the minimum number of entries in the list at `path`. */
export function minItemsAt(schema: Schema, path: DataPath, data: unknown): number {
  const found = schemaAt(schema, path, data);
  return found === undefined ? 0 : limitsOf(definitionOf(found)).min;
}

/**
 * Returns whether the value at `path` may be omitted: an optional key, an entry of a record, or an entry of a list with
 * more entries than its minimum.
 */
export function mayLackAt(schema: Schema, path: DataPath, data: unknown): boolean {
  const above = path.slice(0, -1);
  const key = path.at(-1);
  if (typeof key === 'number') return Object(valueAt(data, above)).length > minItemsAt(schema, above, data);
  const parent = schemaAt(schema, above, data);
  if (parent === undefined || key === undefined) return false;
  const { shape, valueType } = definitionOf(parent);
  const own = ownField(shape, key);
  return own === undefined ? valueType !== undefined : ['optional', 'default', 'prefault'].includes(own._zod.def.type);
}

/** Returns the metadata of `schema` and its wrappers; the outermost wins. Cached, because zod merges the metadata on each call. */
export const metaIn: (schema: Schema) => Readonly<z.GlobalMeta> = cachedByKey((schema) => {
  const { innerType } = schema._zod.def as { innerType?: Schema };
  return { ...(innerType === undefined ? {} : metaIn(innerType)), ...z.globalRegistry.get(schema) };
}, new WeakMap());

/**
 * Visits the places of `data` whose schema, or a schema inside it, defines or references a name. `visit` gets the schema of each place.
 * Skips places that the schema does not know.
 */
export function walkNames(schema: Schema, data: unknown, visit: SchemaVisitor): void {
  if (hasNames(schema)) walkFrom({ schema, data, path: [] }, visit);
}

/** Kinds of schemas without inner schemas. */
const simple: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null', 'undefined', 'date', 'int']);

/** Returns whether a schema, or a schema inside it, defines or references a name. */
const hasNames: (schema: Schema) => boolean = cachedByKey((schema) => {
  const { names, defines } = metaIn(schema);
  return names !== undefined || defines !== undefined || innerSchemas(schema).some(hasNames);
}, new WeakMap());

function innerSchemas(schema: Schema): readonly Schema[] {
  const { type, shape, element, valueType, options = [] } = definitionOf(schema);
  if (simple.has(type)) return [];
  return [...Object.values(shape ?? {}), element, valueType, ...options].filter((inner) => inner !== undefined);
}

type SchemaVisitor = (schema: Schema, value: unknown, path: DataPath) => void;

interface SchemaPlace {
  readonly schema: Schema;
  readonly data: unknown;
  readonly path: DataPath;
}

function walkFrom({ schema, data, path }: SchemaPlace, visit: SchemaVisitor): void {
  visit(schema, data, path);
  if (typeof data !== 'object' || data === null) return;
  const definition = definitionOf(chosen(schema, data));
  for (const key of Object.keys(data)) {
    const inner = partAt(definition, key);
    if (inner !== undefined && hasNames(inner)) {
      const part = pathOfPart(path, Array.isArray(data) ? Number(key) : key);
      walkFrom({ schema: inner, data: Reflect.get(data, key), path: part }, visit);
    }
  }
}
