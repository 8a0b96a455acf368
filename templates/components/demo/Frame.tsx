// The frame of most kinds of examples: a bar with the title, and the outcome.
import type { ReactNode } from 'react';

interface FrameProps {
  readonly title: string;
  /** The text beside the title: the person or company that the example is about. */
  readonly line?: string | undefined;
  readonly outcome: string;
  readonly note?: string | undefined;
  /** The time at which a playing example shows the outcome, in seconds. */
  readonly outcomeAt?: number | undefined;
  readonly children: ReactNode;
}

export const Frame = ({ title, line, outcome, note, outcomeAt, children }: FrameProps) => (
  <>
    <p className="demo__bar">
      <strong>{title}</strong> {line && <span className="demo__line">{line}</span>}
    </p>
    {children}
    <p className="demo__outcome status" data-at={outcomeAt}>
      <strong>{outcome}</strong> {note}
    </p>
  </>
);
