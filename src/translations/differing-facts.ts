// Facts that one language states and the other does not.
import { factsIn } from './facts-in.ts';
import { factsInWords } from './number-words.ts';

export interface DifferingFacts {
  /** Facts of the German text that the English one lacks, in their shared notation. */
  readonly german: readonly string[];
  readonly english: readonly string[];
}

/** Most texts state no fact, and that is seen at a glance. */
const mayState = /[\d{@]|\w\.\w/;

/** What differs between the facts of two texts; undefined where nothing does. */
export function differingFacts(german: string, english: string): DifferingFacts | undefined {
  if (!mayState.test(german) && !mayState.test(english)) return undefined;
  const [inGerman, inEnglish] = [factsIn(german, 'de'), factsIn(english, 'en')];
  const onlyGerman = lacking(inGerman, inEnglish, () => factsInWords(english, 'en'));
  const onlyEnglish = lacking(inEnglish, inGerman, () => factsInWords(german, 'de'));
  return onlyGerman.length + onlyEnglish.length === 0 ? undefined : { german: onlyGerman, english: onlyEnglish };
}

function lacking(facts: ReadonlySet<string>, others: ReadonlySet<string>, inWords: () => readonly string[]): string[] {
  const missing = [...facts].filter((fact) => !others.has(fact));
  if (missing.length === 0) return missing;
  const words = inWords();
  return missing.filter((fact) => !words.includes(fact));
}
