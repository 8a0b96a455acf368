// Which keys a schema knows at a place: for "known here" and "did you mean".
import type * as z from 'zod';
import type { DataPath } from '../diagnostics/diagnostic.ts';

export type Schema = z.core.$ZodType;

/** The value at `path` in parsed data, or undefined. */
export function valueAt(data: unknown, path: DataPath): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
  }
  return value;
}

/** `schema` without its optional, default and similar wrappers. */
function unwrap(schema: Schema): Schema {
  // The definition of a wrapper holds the schema inside; zod types it per kind only.
  const { innerType } = schema._zod.def as { innerType?: Schema };
  return innerType === undefined ? schema : unwrap(innerType);
}

/** What a schema is made of, as far as content needs it. */
export interface Definition {
  readonly type: string;
  readonly shape?: Record<string, Schema>;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  /** Of an enum. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Of a literal. */
  readonly values?: readonly unknown[];
  /** Of a list: how long it may be. */
  readonly checks?: readonly z.core.$ZodCheck[];
}

/** The definition of `schema` inside its wrappers. */
// One shape for the definitions that content schemas are made of.
export const definitionOf = (schema: Schema): Definition => unwrap(schema)._zod.def as unknown as Definition;

/** Of a union told apart by a key, the member that `value` names. */
function member({ options, discriminator }: Definition, value: unknown): Schema | undefined {
  const name = valueAt(value, [discriminator ?? '']);
  return options?.find((option) => {
    const key = definitionOf(option).shape?.[discriminator ?? ''];
    return key?._zod.values?.has(name as string);
  });
}

/** The keys that an object may have at `path`, given the data; empty where no object is meant. */
export function keysAt(schema: Schema, path: DataPath, data: unknown): readonly string[] {
  let definition: Definition | undefined = definitionOf(schema);
  let value = data;
  const choose = () => {
    const chosen = definition?.type === 'union' ? member(definition, value) : undefined;
    if (chosen) definition = definitionOf(chosen);
  };
  for (const step of path) {
    choose();
    const next: Schema | undefined = definition?.shape?.[step] ?? definition?.element ?? definition?.valueType;
    if (next === undefined) return [];
    definition = definitionOf(next);
    value = valueAt(value, [step]);
  }
  choose();
  return Object.keys(definition?.shape ?? {});
}
