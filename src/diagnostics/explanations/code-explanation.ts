// The explanation of a code on the pages in docs/diagnostics; a message only speaks of one occurrence.
import type { Code } from '../catalogue/index.ts';

export interface CodeExplanation {
  /** When the code is reported, and why that is a problem. */
  readonly cause: string;
  /** What ends the report. */
  readonly cure: string;
}

/** Explanations of some codes; the codes of a group share a page. */
export type Explanations = Readonly<Partial<Record<Code, CodeExplanation>>>;
