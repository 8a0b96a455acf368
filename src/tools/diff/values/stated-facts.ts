// Finds the facts that only one version of a text states. Texts are compared as visitors read them, with the values of
// facts in place of their names in braces.
import { factPattern } from '../../../model/facts.ts';
import { factsIn } from '../../../translations/facts/facts-in.ts';
import { comparableText } from '../../../translations/facts/plain.ts';
import { writtenFact } from './written-fact.ts';

export interface StatedFact {
  /** The fact in the notation that all languages share, if it has one: `€9997`. */
  readonly fact: string;
  /** The fact as visitors read it: `9.997 €`. */
  readonly text: string;
}

interface TextVersion {
  /** The text as in content. */
  readonly text: string;
  /** Returns the text that replaces a name in braces, or undefined for an unknown name. */
  readonly wordOf: (name: string) => string | undefined;
}

/** Returns, for each of two versions of a text in the language `tag`, the facts that the other version does not state. */
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
  /** Returns a text as visitors read it: values replace names in braces, and unknown names are removed. */
  readonly worded: (text: string) => string;
  readonly factsOf: (text: string) => ReadonlySet<string>;
  /** The complete text as visitors read it, and the facts in it. */
  readonly read: string;
  readonly factsRead: ReadonlySet<string>;
}

/** Matches what visitors do not read in Markdown: labels of footnotes and of link references, and the files of pictures. */
const unread = [
  /\[\^[^\]\s]+\]:?/g,
  /^ {0,3}\[[^\]\n]+\]:(?:\s*\S+\.(?:avif|gif|jpe?g|png|svg|webp)\b)?/gm,
  /(?<=\])\[[^\]\n]*\]/g,
  /(?<=!\[[^\]]*\]\()(?:<[^>]*>|[^\s)]+)/g,
  /(?<=<(?:img|Picture)\b[^>]*\s(?:src|srcset|asset)=)(?:"[^"]*"|'[^']*')/g,
];

const readText = (text: string): string => unread.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text);

function statedBy({ text, wordOf }: TextVersion, tag: string): Statement {
  const plain = comparableText(readText(text));
  const factsOf = (part: string): ReadonlySet<string> => factsIn(part, tag);
  const worded = (part: string): string => part.replaceAll(factPattern, (_, name: string) => wordOf(name.replace(/^link\./, '')) ?? '');
  const read = worded(plain);
  return { facts: factsOf(plain), worded, factsOf, read, factsRead: factsOf(read) };
}

function onlyIn({ facts, worded, factsOf }: Statement, other: Statement, tag: string): readonly StatedFact[] {
  // If one version names a fact and the other spells it out, visitors read the same.
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
