import type { Finding } from '../../diagnostics/diagnostic.ts';

/** The value of a YAML file, or its errors. */
export type ParseResult =
  | { readonly value: unknown /** True if the fast parser of `parse.ts` has read the file. */; readonly isPlain?: boolean }
  | { readonly findings: readonly Finding[] };
