// Validates every file with the schema of its kind.
import type * as z from 'zod';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { isBlock } from '../../model/data/block.ts';
import { localeOfMessages, singleFileAt } from '../../model/kind.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { flattened, mapOf, valuesAt } from '../../store/lists.ts';
import { defineQuery, defineStoredQuery } from '../../store/query.ts';
import type { QueryCache } from '../../store/query-cache.ts';
import { lazyMap } from '../../store/reads/lazy.ts';
import type { Classification, ClassifyModel } from '../classify.ts';
import { type PackedParts, packParts, unpackParts } from '../lazy-parts.ts';
import { type Overrides, overrideSettings } from '../override.ts';
import { findingsIn, valueIn } from '../yaml/parse-result.ts';
import { asMessageFindings } from './message-findings.ts';
import { schemaIn } from './schema-in-locales.ts';
import { validate } from './validate.ts';

const settingsQuery = defineQuery('settings');
const filesWithSchemasQuery = defineQuery('files with schemas');
/** The large parts of a cached value are restored when they are read, by validating the data again. */
const validateQuery = defineStoredQuery<unknown, Result>(
  'validate',
  {
    from: 'part',
    isRequired: true,
    pack: (result) => {
      const value = valueIn(result);
      return isBlock(value) ? packParts(value) : undefined;
    },
    unpack: (packed, { recompute }) => ({
      // A packed result has parts, because `pack` packs only the results of valid files.
      value: unpackParts(packed as PackedParts, () => valueIn(recompute())),
    }),
  },
  { isPartOfFile: true },
);
/**
 * The queries that collect the results of validation: for the data as written, and for the data as pages show it, with fallbacks for
 * missing translations and, on request, with placeholders.
 */
const collectedAsWritten = {
  name: 'values',
  values: defineQuery('values', { isPartOfFile: true }),
  findings: defineQuery('findings beside values'),
};
const collectedAsShown = {
  name: 'values of what is shown',
  values: defineQuery('values of what is shown'),
  findings: defineQuery('findings beside values of what is shown'),
};
const validateShownQuery = defineQuery('validate what is shown');

/** The schemas by file. */
export type Schemas = ReadonlyMap<string, z.ZodType>;

/**
 * Returns the schemas of the existing files by file, with the languages of the site. Each is created when it is read, which takes longer
 * than validating a file with it.
 */
export function schemasOf(files: Classification, model: ClassifyModel): Schemas {
  const { collections, locales } = model;
  const localized = schemaIn(locales);
  const known = (file: string, schema: z.ZodType | undefined) => (schema === undefined ? [] : [[file, () => localized(schema)] as const]);
  return lazyMap(
    new Map([
      ...files.single.flatMap((file) => known(file, singleFileAt(model, file)?.schema)),
      ...files.entries.flatMap(({ file, folder }) => known(file, collections[folder]?.schema)),
    ]),
  );
}

export interface ValidateOptions {
  readonly locales: Locales;
  readonly overrides: Overrides;
  readonly queries: QueryCache;
  /** The validation of the data as written. Files with unchanged data are not validated again. */
  readonly asWritten?: ValidatedFiles;
}

export interface ValidatedFiles {
  /** The data to validate, in the order of the schemas. `files` has the results in the same order. */
  readonly due: readonly unknown[];
  readonly files: readonly Result[];
  /** The values of valid files, by file. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly findings: readonly Finding[];
  /** True if all files with a schema have data, and this data is valid. */
  readonly complete: boolean;
}

/** The result for a file; undefined for a file without data or schema. */
type Result = ReturnType<typeof validate> | undefined;

/** Validates the data of each file. Files that could not be parsed are skipped. */
export function validateAll(data: ReadonlyMap<string, unknown>, schemas: Schemas, options: ValidateOptions): ValidatedFiles {
  const { locales, overrides, queries, asWritten } = options;
  const settings = queries.stabilize(settingsQuery, overrideSettings(data.get('site.yaml'), overrides));
  const keys = queries.compute(filesWithSchemasQuery, [schemas], () => [...schemas.keys()]);
  const due = [...valuesAt(queries, asWritten === undefined ? 'data' : 'data that is shown', { map: data, keys })];
  if (schemas.has('site.yaml')) due[keys.indexOf('site.yaml')] = settings;
  const validateOne = validator(schemas, locales);
  // `schemas` is not an input, because the schema of a file depends only on its path and the languages.
  const from = [locales];
  if (asWritten === undefined) {
    const files = queries.each({ query: validateQuery, keys, inputs: due, from }, validateOne);
    return { due, files, ...collected({ keys, files }, collectedAsWritten, queries) };
  }
  const others = [...due.keys()].filter((place) => asWritten.due[place] !== due[place]);
  if (others.length === 0) return asWritten;
  const given = { keys: others.map((place) => keys[place] ?? ''), inputs: others.map((place) => due[place]) };
  const shown = queries.each({ query: validateShownQuery, ...given, from }, validateOne);
  const files = [...asWritten.files];
  for (const [index, place] of others.entries()) files[place] = shown[index];
  return { due, files, ...collected({ keys, files }, collectedAsShown, queries) };
}

/**
 * Returns a function that validates a file. Values that are restored later hold a reference to this function. It is created outside of
 * `validateAll`, because a closure within it would keep the data of all files in memory, too.
 */
const validator =
  (schemas: Schemas, locales: Locales) =>
  (value: unknown, file: string): Result => {
    const schema = schemas.get(file);
    if (value === undefined || schema === undefined) return undefined;
    const result = validate(file, schema, value);
    const locale = localeOfMessages(file, locales);
    if (locale === undefined || 'value' in result) return result;
    return { findings: asMessageFindings(result.findings, { schema, data: value, language: locales.of(locale).shortTag }) };
  };

interface Validated {
  readonly keys: readonly string[];
  readonly files: readonly Result[];
}

function collected({ keys, files }: Validated, collectors: typeof collectedAsWritten, queries: QueryCache) {
  const inputs = queries.each({ query: collectors.values, keys, inputs: files, from: [] }, valueIn);
  const found = queries.each({ query: collectors.findings, keys, inputs: files, from: [] }, findingsIn);
  const all = mapOf(queries, collectors.name, { keys, inputs });
  // No schema returns undefined for valid data, so an undefined value means that the file is invalid or has no data.
  const complete = !inputs.includes(undefined);
  const values = complete ? all : new Map([...all].filter(([, value]) => value !== undefined));
  return { values, findings: flattened(queries, collectors.findings.name, found), complete };
}
