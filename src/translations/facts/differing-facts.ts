import { type FindFacts, factsIn } from './facts-in.ts';
import { normalizeDigits } from './normalize.ts';
import { languageNotation } from './notation.ts';
import { isSamePhone } from './shared.ts';

/** A text and the tag of its language (BCP 47). */
export interface TaggedText {
  readonly text: string;
  readonly tag: string;
}

export interface DifferingFacts {
  /** Facts of the source text that the translation lacks, in the notation that all languages share: `€1000`. */
  readonly source: readonly string[];
  /** Facts of the translation that the source text lacks. */
  readonly target: readonly string[];
}

/** A quick test that excludes most texts, because they state no fact. */
const mayState = /[\p{Nd}{@]|\w\.\w/u;

/** Returns the difference between the facts of two texts, or undefined if there is none. */
export function differingFacts(source: TaggedText, target: TaggedText, find: FindFacts = factsIn): DifferingFacts | undefined {
  if (!mayState.test(source.text) && !mayState.test(target.text)) return undefined;
  const [inSource, inTarget] = [find(source.text, source.tag), find(target.text, target.tag)];
  const isPartial = [source, target].some(({ tag }) => languageNotation(tag).isPartial);
  const onlySource = lacking(inSource, { facts: inTarget, written: target, isPartial });
  const onlyTarget = lacking(inTarget, { facts: inSource, written: source, isPartial });
  return onlySource.length + onlyTarget.length === 0 ? undefined : { source: onlySource, target: onlyTarget };
}

interface Other {
  readonly facts: ReadonlySet<string>;
  readonly written: TaggedText;
  readonly isPartial: boolean;
}

function lacking(facts: ReadonlySet<string>, { facts: others, written, isPartial }: Other): string[] {
  const missing = [...facts].filter((fact) => !others.has(fact) && ![...others].some((other) => isSamePhone(fact, other)));
  if (missing.length === 0) return missing;
  const isStated = languageNotation(written.tag).wordsIn(normalizeDigits(written.text));
  const numbers = new Set(isPartial ? [...others].map(numberOf) : []);
  return missing.filter((fact) => !isStated(fact) && !numbers.has(numberOf(fact)));
}

/** Returns the number in a fact without its unit: `10` for `€10`, `10%` and `10:00`. */
const numberOf = (fact: string): string => fact.replace(/^(?:\p{Sc}|[A-Z]{3})(?=\d)|%$|:00$/gu, '').replace(/^0(?=\d$)/, '');
