// Counts how many genuine messages, and how many of spam, the forms server would hold for a person. Each message is judged twice: as it
// was sent, and as if a person had typed it, when only its text can tell that it is spam.
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

/** Measures genuine messages. Those in `wrong` are held if a person types them, or if they are sent 0.1 s after the page is opened. */
export function measureGenuine(): Measured & { readonly wrong: readonly Written[] } {
  const wrong = genuine.filter((written) => isHeld(written, typed) || isHeld(written, { id: 'a', age: 100 }));
  return { ...measured(genuine.length, wrong.length, genuine.filter((written) => isHeld(written, typed)).length), wrong };
}

const of = (sent: readonly Sent[]): Measured =>
  measured(
    sent.length,
    sent.filter((one) => isHeld(one, uses[one.way], one.way === 'every field')).length,
    sent.filter((one) => isHeld(one, typed)).length,
  );

/** Measures all spam, and each kind of it. */
export function measureSpam(): { readonly all: Measured; readonly kinds: ReadonlyMap<string, Measured>; readonly missed: readonly Sent[] } {
  const kinds = new Map([...new Set(spam.map(({ kind }) => kind))].map((kind) => [kind, of(spam.filter((one) => one.kind === kind))]));
  return { all: of(spam), kinds, missed: spam.filter((one) => !isHeld(one, typed)) };
}
