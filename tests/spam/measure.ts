// Counts the genuine messages and the spam that the forms server would hold for review. Each message of spam is judged twice: as it was
// sent, and as if a person had typed it, so that only its text can show that it is spam.
import { judgeSpam, type TokenUse } from '../../src/relay/spam/judge.ts';
import { genuine, type Written } from './genuine.ts';
import { type Sent, spam, type Way } from './spam.ts';

const typed: TokenUse = { id: 'a', age: 60_000 };
const uses: Readonly<Record<Way, TokenUse>> = { post: 'none', 'every field': 'none', browser: { id: 'a', age: 700 }, person: typed };

const isHeld = ({ name, email, subject, message }: Written, token: TokenUse, isTrapped = false): boolean =>
  judgeSpam({ fields: { name, email, message, ...(subject === undefined ? {} : { subject }) }, token, isTrapped }).length > 0;

export interface Measured {
  readonly count: number;
  readonly held: number;
  /** The number that would be held if a person had typed each message on the page. */
  readonly heldByText: number;
}

const measured = (count: number, held: number, heldByText: number): Measured => ({ count, held, heldByText });

/**
 * Measures genuine messages. `wrong` lists messages that are held if a person types them, or if they are sent 0.1 s after the page opens.
 */
export function measureGenuine(): Measured & { readonly wrong: readonly Written[] } {
  const wrong = genuine.filter((written) => isHeld(written, typed) || isHeld(written, { id: 'a', age: 100 }));
  return { ...measured(genuine.length, wrong.length, genuine.filter((written) => isHeld(written, typed)).length), wrong };
}

const measuredSpam = (messages: readonly Sent[]): Measured =>
  measured(
    messages.length,
    messages.filter((sent) => isHeld(sent, uses[sent.way], sent.way === 'every field')).length,
    messages.filter((sent) => isHeld(sent, typed)).length,
  );

/** Measures all spam, and the spam of each kind. `missed` lists the messages whose text is not recognized. */
export function measureSpam(): { readonly all: Measured; readonly kinds: ReadonlyMap<string, Measured>; readonly missed: readonly Sent[] } {
  const kinds = new Map(
    [...new Set(spam.map(({ kind }) => kind))].map((kind) => [kind, measuredSpam(spam.filter((sent) => sent.kind === kind))]),
  );
  return { all: measuredSpam(spam), kinds, missed: spam.filter((sent) => !isHeld(sent, typed)) };
}
