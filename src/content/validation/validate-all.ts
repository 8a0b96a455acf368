// Validates every file with the schema of its kind.
import type * as z from 'zod';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { MemoCache } from '../../memo.ts';
import { localeOfMessages, singleFileAt } from '../../model/kind.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { Classification, ClassifyModel } from '../classify.ts';
import { type Overrides, overrideSettings } from '../override.ts';
import { asMessageFindings } from './message-findings.ts';
import { schemaIn } from './schema-in-locales.ts';
import { validate } from './validate.ts';

/** By file. */
export type Schemas = ReadonlyMap<string, z.ZodType>;

/** The schema of each existing file, with the languages of the site. */
export function schemasOf(files: Classification, model: ClassifyModel): Schemas {
  const { collections, locales } = model;
  const localized = schemaIn(locales);
  return new Map<string, z.ZodType>([
    ...files.single.flatMap((file) => {
      const schema = singleFileAt(model, file)?.schema;
      return schema === undefined ? [] : [[file, localized(schema)] as const];
    }),
    ...files.entries.flatMap(({ file, folder }) => {
      const schema = collections[folder]?.schema;
      return schema === undefined ? [] : [[file, localized<z.ZodType>(schema)] as const];
    }),
  ]);
}

export interface ValidateOptions {
  readonly locales: Locales;
  readonly overrides: Overrides;
  readonly memo: MemoCache;
  /** The validation of the data as written: files whose data is the same are not validated again. */
  readonly asWritten?: ValidatedFiles;
}

interface ValidatedFile {
  readonly due: unknown;
  /** Undefined for a file without data or schema. */
  readonly result: ReturnType<typeof validate> | undefined;
}

export interface ValidatedFiles {
  readonly files: ReadonlyMap<string, ValidatedFile>;
  /** The values of valid files, by file. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly findings: readonly Finding[];
  /** True when all files are valid. */
  readonly complete: boolean;
}

/** Validates the data of each file; a file that could not be parsed has none. */
export function validateAll(data: ReadonlyMap<string, unknown>, schemas: Schemas, options: ValidateOptions): ValidatedFiles {
  const { locales, overrides, memo, asWritten } = options;
  const settings = memo.stabilize('settings', overrideSettings(data.get('site.yaml'), overrides));
  const dueIn = (file: string): unknown => (file === 'site.yaml' ? settings : data.get(file));
  const known = new Map([...(asWritten?.files ?? [])].filter(([file, { due }]) => due === dueIn(file)));
  const keys = [...schemas.keys()].filter((file) => !known.has(file));
  // The schema of a file follows from its path and the languages.
  const stage = asWritten === undefined ? 'validate' : 'validate what is shown';
  const results = memo.each({ stage, keys, inputs: keys.map(dueIn), from: [locales] }, (due, file) => {
    const schema = schemas.get(file);
    return { due, result: due === undefined || schema === undefined ? undefined : validate(file, schema, due) };
  });
  const found = new Map(keys.map((file, index) => [file, results[index]]));
  const files = new Map([...schemas.keys()].flatMap((file) => pair(file, known.get(file) ?? found.get(file))));
  return collected(files, locales);
}

const pair = (file: string, validated: ValidatedFile | undefined): (readonly [string, ValidatedFile])[] =>
  validated === undefined ? [] : [[file, validated]];

function collected(files: ReadonlyMap<string, ValidatedFile>, locales: Locales): ValidatedFiles {
  const values = new Map<string, unknown>();
  const findings: Finding[] = [];
  for (const [file, { result }] of files) {
    if (result === undefined) continue;
    if ('value' in result) values.set(file, result.value);
    else findings.push(...wordedFor(file, result.findings, locales));
  }
  return { files, values, findings, complete: values.size === files.size };
}

const wordedFor = (file: string, findings: readonly Finding[], locales: Locales): readonly Finding[] => {
  const language = localeOfMessages(file, locales);
  return language === undefined ? findings : asMessageFindings(findings, language);
};
