// A proposal is a possible correction of a slip: a few edits, and the message that explains the slip.
import type { ArgsOf, Code } from '../../diagnostics/catalogue/index.ts';
import type { OffsetEdit } from '../yaml/offset-edit.ts';
import { indentOf, type Line } from './lines.ts';

export interface Proposal {
  readonly code: Code;
  readonly args: Readonly<Record<string, unknown>>;
  /** The start and end offsets of the slip. */
  readonly start: number;
  readonly end: number;
  /** Edits in order, which do not overlap. */
  readonly edits: readonly OffsetEdit[];
  /** True if the correction follows from the schema. Such a correction is certain even if there are other mistakes nearby. */
  readonly isTold?: true;
  /** True if the author has to complete the correction or choose among several. The finding then has no fix. */
  readonly isOpen?: boolean | undefined;
}

/** A part of a line between two columns, counted from 0. */
export interface ColumnSpan {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
}

/** Returns the columns of the words of a line: everything but its indentation and the spaces at its end. */
export const wordSpan = (line: Line): ColumnSpan => ({ line, from: indentOf(line.words), to: line.words.trimEnd().length });

/** Creates a proposal for a code at a place in a line. The type of the further arguments depends on the code. */
export const propose = <C extends Code>(
  { line, from, to }: ColumnSpan,
  code: C,
  { edits, isOpen, ...args }: ArgsOf<C> & Readonly<Record<string, unknown>> & Pick<Proposal, 'edits' | 'isOpen'>,
): Proposal => ({ code, args, start: line.start + from, end: line.start + Math.max(to, from + 1), edits, isOpen });

/** Returns the edits of a proposal with a single edit, which replaces a part of a line with `words`. */
export const replaced = ({ line, from, to }: ColumnSpan, words: string): Proposal['edits'] => [inLine(line, [from, to], words)];

/** Creates an edit of a line from columns, counted from 0. */
export const inLine = ({ start }: Line, [from, to]: readonly [number, number], words: string): OffsetEdit => ({
  start: start + from,
  end: start + to,
  text: words,
});
