// A possible correction of something that cannot be read: a few edits, and the message that explains the mistake.
import type { ArgsOf, Code } from '../../diagnostics/catalogue/index.ts';
import type { OffsetEdit } from '../yaml/offset-edit.ts';
import type { Line } from './lines.ts';

export interface Proposal {
  readonly code: Code;
  readonly args: Readonly<Record<string, unknown>>;
  /** The offsets between which the slip is. */
  readonly start: number;
  readonly end: number;
  /** In order, apart from one another. */
  readonly edits: readonly OffsetEdit[];
  /** True if the schema itself implies the correction: other mistakes beside it do not cast doubt on it. */
  readonly isTold?: true;
  /** True if more than one correction is possible: the finding names them and has no fix. */
  readonly isOpen?: true;
}

/** A place in a line: from one column to another, from 0. */
export interface ColumnSpan {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
}

/** A proposal for a code at a place in a line; its arguments are checked against the code. */
export const propose = <C extends Code>(
  { line, from, to }: ColumnSpan,
  code: C,
  { edits, ...args }: ArgsOf<C> & Readonly<Record<string, unknown>> & { readonly edits: readonly OffsetEdit[] },
): Proposal => ({ code, args, start: line.start + from, end: line.start + Math.max(to, from + 1), edits });

/** An edit of a line by columns, from 0. */
export const inLine = ({ start }: Line, [from, to]: readonly [number, number], words: string): OffsetEdit => ({
  start: start + from,
  end: start + to,
  text: words,
});
