// What the pages in docs/diagnostics explain of a code beside its message, which speaks of one occurrence.
import type { Code } from '../catalogue/index.ts';

export interface CodeExplanation {
  /** When the code is reported, and why that is a problem. */
  readonly cause: string;
  /** What ends the report. */
  readonly cure: string;
}

/** Explanations of some codes; those of a group are on one page. */
export type Explanations = Readonly<Partial<Record<Code, CodeExplanation>>>;
