// Why edits are not handed in, or not pushed, for people: a sentence with what helps.
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import type { HandInRefusal, HandInResult } from './hand-in-result.ts';

interface RefusalWords {
  readonly messages: Pick<ToolMessages, 'handIn'>;
  /** A content file, as its name is shown to the reader. */
  readonly shown: (file: string) => string;
}

/** Why nothing was committed, and what helps. */
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

/** Why the commit is not pushed, and how to go on. */
export function notPushedText(result: Extract<HandInResult, { kind: 'notPushed' }>, { handIn }: Pick<ToolMessages, 'handIn'>): string {
  const { failure, branch, words } = result;
  const why = failure === 'failed' ? handIn.refusals.otherwise(words) : handIn.pushFailures[failure](result);
  return handIn.notPushed(branch, why);
}
