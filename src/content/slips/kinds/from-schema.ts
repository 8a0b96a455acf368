// Uses the suggestions in findings of the schema, such as for a misspelled key or value.
import type { SlipKind } from '../slip-kind.ts';

export const fromSchema: SlipKind = function* ({ fromSchema: proposals }) {
  yield* proposals;
};
