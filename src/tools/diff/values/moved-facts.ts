// Recognizes moved facts: removed in one place and added in another, with the same words.
import { groupBy } from '../../../model/group-by.ts';
import type { FactChange } from '../site-diff.ts';
import type { ValueChange } from './compare-values.ts';

/** A fact that has changed, with the values that contain it. */
export interface FoundFact extends Omit<FactChange, 'sources' | 'routes'> {
  readonly values: readonly ValueChange[];
}

/** Merges the removal and the addition of each moved fact into one change, with the former name in `from`. */
export function withMovedFacts(facts: readonly FoundFact[]): readonly FoundFact[] {
  const gone = groupBy(
    facts.filter(({ after }) => isEmpty(after)),
    ({ kind, before }) => keyOf(kind, before),
  );
  const left = new Map([...gone].map(([key, list]) => [key, [...list]]));
  const moved = new Set<FoundFact>();
  const result = facts.map((fact): FoundFact => {
    const from = isEmpty(fact.before) ? left.get(keyOf(fact.kind, fact.after))?.shift() : undefined;
    if (from === undefined) return fact;
    moved.add(from);
    return { ...fact, from: from.name, before: from.before, values: [...fact.values, ...from.values] };
  });
  return result.filter((fact) => !moved.has(fact));
}

const isEmpty = (texts: FoundFact['before']): boolean => Object.keys(texts).length === 0;

const keyOf = (kind: FoundFact['kind'], texts: FoundFact['before']): string =>
  JSON.stringify([kind, Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1))]);
