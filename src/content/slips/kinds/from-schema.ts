// Uses suggestions that the schema already makes: a misspelt key or value, a number without quotes.
import type { SlipKind } from '../slip-kind.ts';

export const fromSchema: SlipKind = function* ({ fromSchema: proposals }) {
  yield* proposals;
};
