import type { Finding } from '../../diagnostics/diagnostic.ts';

/** The value of a YAML file, or its errors. */
export type ParseResult =
  | { readonly value: unknown /** True where the fast parser has read it. */; readonly isPlain?: boolean }
  | { readonly findings: readonly Finding[] };
