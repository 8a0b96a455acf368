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
  /** The validation of each file, in the order of their schemas. */
  readonly files: readonly ValidatedFile[];
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
  const keys = memo.compute('files with schemas', [schemas], () => [...schemas.keys()]);
  const inputs = keys.map((file) => (file === 'site.yaml' ? settings : data.get(file)));
  const validateOne = (due: unknown, file: string): ValidatedFile => {
    const schema = schemas.get(file);
    return { due, result: due === undefined || schema === undefined ? undefined : validate(file, schema, due) };
  };
  // The schema of a file follows from its path and the languages.
  const from = [locales];
  if (asWritten === undefined) {
    const files = memo.each({ stage: 'validate', keys, inputs, from }, validateOne);
    return memo.compute('validated', [keys, files, locales], () => collected(keys, files, locales));
  }
  const others = [...inputs.keys()].filter((place) => asWritten.files[place]?.due !== inputs[place]);
  if (others.length === 0) return asWritten;
  const given = { keys: others.map((place) => keys[place] ?? ''), inputs: others.map((place) => inputs[place]) };
  const shown = memo.each({ stage: 'validate what is shown', ...given, from }, validateOne);
  const files = [...asWritten.files];
  for (const [index, place] of others.entries()) files[place] = shown[index] ?? { due: undefined, result: undefined };
  return collected(keys, files, locales);
}

function collected(keys: readonly string[], files: readonly ValidatedFile[], locales: Locales): ValidatedFiles {
  const values = new Map<string, unknown>();
  const findings: Finding[] = [];
  files.forEach(({ result }, index) => {
    const file = keys[index] ?? '';
    if (result === undefined) return;
    if ('value' in result) values.set(file, result.value);
    else findings.push(...wordedFor(file, result.findings, locales));
  });
  return { files, values, findings, complete: values.size === files.length };
}

const wordedFor = (file: string, findings: readonly Finding[], locales: Locales): readonly Finding[] => {
  const language = localeOfMessages(file, locales);
  return language === undefined ? findings : asMessageFindings(findings, language);
};
