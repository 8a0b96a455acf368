import type { Finding } from '../../diagnostics/diagnostic.ts';

/** The value of a YAML file, or its errors. */
export type ParseResult =
  | { readonly value: unknown /** True if the fast parser of `parse.ts` has read the file. */; readonly isPlain?: boolean }
  | { readonly findings: readonly Finding[] };

export interface ParsedFiles {
  /** The version or text of each file, in the order of `data`; undefined for a file that could not be read. */
  readonly written: readonly (string | undefined)[];
  /** The data by file; undefined for a file that could not be parsed. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly findings: readonly Finding[];
}

/** Returns the value of a result; undefined if there is none. */
export const valueIn = (result: ParseResult | undefined): unknown => (result && 'value' in result ? result.value : undefined);

/** Returns the findings of a result. The empty list is always the same object, so that equal results have equal findings. */
export const findingsIn = (result: ParseResult | undefined): readonly Finding[] =>
  result && 'findings' in result ? result.findings : none;

const none: readonly Finding[] = [];
