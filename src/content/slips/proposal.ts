// A proposal is a possible correction of a slip: a few edits, and the message that explains the slip.
import type { ArgsOf, Code } from '../../diagnostics/catalogue/index.ts';
import type { OffsetEdit } from '../yaml/offset-edit.ts';
import type { Line } from './lines.ts';

export interface Proposal {
  readonly code: Code;
  readonly args: Readonly<Record<string, unknown>>;
  /** The start and end offsets of the slip. */
  readonly start: number;
  readonly end: number;
  /** Edits in order, which do not overlap. */
  readonly edits: readonly OffsetEdit[];
  /**
   * True if the correction follows from the schema. Such a correction is certain even if there are other mistakes
   * nearby.
   */
  readonly isTold?: true;
  /** True if the author has to complete the correction or choose among several. The finding then has no fix. */
  readonly isOpen?: true;
}

/** A part of a line between two columns, counted from 0. */
export interface ColumnSpan {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
}

/** Creates a proposal for a code at a place in a line. The type of `args` depends on the code. */
export const propose = <C extends Code>(
  { line, from, to }: ColumnSpan,
  code: C,
  { edits, ...args }: ArgsOf<C> & Readonly<Record<string, unknown>> & { readonly edits: readonly OffsetEdit[] },
): Proposal => ({ code, args, start: line.start + from, end: line.start + Math.max(to, from + 1), edits });

/** Creates an edit of a line from columns, counted from 0. */
export const inLine = ({ start }: Line, [from, to]: readonly [number, number], words: string): OffsetEdit => ({
  start: start + from,
  end: start + to,
  text: words,
});
