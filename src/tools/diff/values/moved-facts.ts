import { mergeMoves } from '../merge-moves.ts';
import type { FactChange } from '../site-diff.ts';
import type { ValueChange } from './compare-values.ts';

/** A fact that has changed, with the values that contain it. */
export interface FoundFact extends Omit<FactChange, 'sources' | 'routes'> {
  readonly values: readonly ValueChange[];
}

/** Merges the removal and the addition of each moved fact into one change, with the former name in `from`. */
export const withMovedFacts = (facts: readonly FoundFact[]): readonly FoundFact[] =>
  mergeMoves(facts, {
    removedKey: ({ kind, before, after }) => (isEmpty(after) ? keyOf(kind, before) : undefined),
    addedKey: ({ kind, before, after }) => (isEmpty(before) ? keyOf(kind, after) : undefined),
    merge: (removed, added) => ({
      ...added,
      from: removed.name,
      before: removed.before,
      values: [...added.values, ...removed.values],
    }),
  });

const isEmpty = (texts: FoundFact['before']): boolean => Object.keys(texts).length === 0;

const keyOf = (kind: FoundFact['kind'], texts: FoundFact['before']): string =>
  JSON.stringify([kind, Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1))]);
