// Explains to people why edits were not handed in or not pushed: a sentence with a remedy.
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import type { HandInRefusal, HandInResult } from './hand-in-result.ts';

interface RefusalWords {
  readonly messages: Pick<ToolMessages, 'handIn'>;
  /** Returns the display name of a content file. */
  readonly shown: (file: string) => string;
}

/** Returns why nothing was committed, with a remedy. */
export function refusalText(refusal: HandInRefusal, { messages, shown }: RefusalWords): string {
  const { refusals } = messages.handIn;
  switch (refusal.why) {
    case 'inProgress':
      return refusals.inProgress(refusal.operation);
    case 'failed':
      return refusals.otherwise(refusal.words);
    case 'conflict':
    case 'changedSince':
    case 'notCommitted':
      return refusals[refusal.why](refusal.edit.label, shown(refusal.file));
    default:
      return refusals[refusal.why];
  }
}

type NotPushed = Extract<HandInResult, { kind: 'notPushed' }>;

/** Returns why the commit was not pushed, and how to continue in the terminal. */
export const notPushedText = (result: NotPushed, messages: Pick<ToolMessages, 'handIn'>): string =>
  messages.handIn.notPushed(result.branch, whyNotPushed(result, messages));

/** Returns why the commit was not pushed. */
export const whyNotPushed = (result: NotPushed, { handIn }: Pick<ToolMessages, 'handIn'>): string =>
  result.failure === 'failed' ? handIn.refusals.otherwise(result.words) : handIn.pushFailures[result.failure](result);
