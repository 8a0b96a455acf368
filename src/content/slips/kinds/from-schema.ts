// What the schema says already, with what was meant: a misspelt key or value, a number without quotes.
import type { SlipKind } from '../slip-kind.ts';

export const fromSchema: SlipKind = function* ({ fromSchema: proposals }) {
  yield* proposals;
};
