// The facts that one version of a text states and the other does not, as visitors read them: a name in braces is nothing
// that they see.
import { factPattern } from '../../../model/facts.ts';
import { factsIn } from '../../../translations/facts/facts-in.ts';
import { comparableText } from '../../../translations/facts/plain.ts';
import { writtenFact } from './written-fact.ts';

export interface StatedFact {
  /** In the notation that all languages share, if it has one: `€9997`. */
  readonly fact: string;
  /** As visitors read it: `9.997 €`. */
  readonly text: string;
}

/** One version of a text. */
interface TextVersion {
  /** As it is written in content. */
  readonly text: string;
  /** The text that replaces a name in braces; undefined for a name that content does not have. */
  readonly wordOf: (name: string) => string | undefined;
}

/** The facts of a text in the language `tag` that only one version has. */
export function statedDifference(
  [before, after]: readonly [before: TextVersion, after: TextVersion],
  tag: string,
): { readonly before: readonly StatedFact[]; readonly after: readonly StatedFact[] } {
  const [from, to] = [statedBy(before, tag), statedBy(after, tag)];
  return { before: onlyIn(from, to, tag), after: onlyIn(to, from, tag) };
}

interface Statement {
  /** Names in braces, and facts that the text spells out. */
  readonly facts: ReadonlySet<string>;
  /** The text as visitors read it, without names that a program fills in because content does not have them. */
  readonly worded: (text: string) => string;
  readonly factsOf: (text: string) => ReadonlySet<string>;
  /** The whole text as visitors read it, and the facts in that. */
  readonly read: string;
  readonly factsRead: ReadonlySet<string>;
}

function statedBy({ text, wordOf }: TextVersion, tag: string): Statement {
  const plain = comparableText(text);
  const factsOf = (part: string): ReadonlySet<string> => factsIn(part, tag);
  const worded = (part: string): string => part.replaceAll(factPattern, (_, name: string) => wordOf(name.replace(/^link\./, '')) ?? '');
  const read = worded(plain);
  return { facts: factsOf(plain), worded, factsOf, read, factsRead: factsOf(read) };
}

function onlyIn({ facts, worded, factsOf }: Statement, other: Statement, tag: string): readonly StatedFact[] {
  // Words that the other version spells out where this one names them are the same to visitors, however they are written.
  const isRead = (text: string): boolean => {
    const own = [...factsOf(text)];
    return other.read.includes(text) || (own.length > 0 && own.every((fact) => other.factsRead.has(fact)));
  };
  const found = [...facts].flatMap((fact): readonly StatedFact[] => {
    if (other.facts.has(fact) || other.factsRead.has(fact)) return [];
    const text = worded(fact);
    if (text === fact) return [{ fact, text: writtenFact(fact, tag) }];
    return text === '' || isRead(text) ? [] : [{ fact: [...factsOf(text)][0] ?? text, text }];
  });
  return [...new Map(found.map((each) => [each.text, each])).values()];
}
