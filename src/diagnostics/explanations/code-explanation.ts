// Explains a code in general, for the pages in docs/diagnostics. A message describes only one occurrence.
import type { Code } from '../catalogue/index.ts';

export interface CodeExplanation {
  /** When the code is reported, and why that is a problem. */
  readonly cause: string;
  /** How to fix the problem. */
  readonly cure: string;
}

/** Explanations of the codes that share a page. */
export type Explanations = Readonly<Partial<Record<Code, CodeExplanation>>>;
