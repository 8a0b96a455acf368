import { linesOf } from '../../model/data/lines.ts';
import type { Range } from '../../model/data/place.ts';
import type { DifferingFacts, TaggedText } from './differing-facts.ts';
import { factsIn } from './facts-in.ts';
import { comparableText } from './plain.ts';

interface Paragraph {
  readonly text: string;
  readonly start: number;
}

/** Returns the paragraphs of a text, each with the offset where it begins. */
const paragraphsOf = (text: string): Paragraph[] =>
  [...text.matchAll(/\S[\s\S]*?(?=\n[ \t]*\r?\n|$(?![\s\S]))/g)].map((match) => ({ text: match[0], start: match.index }));

/** Returns the index of the first paragraph with one of these facts, or -1 if there is none. */
function indexOfAny(facts: readonly string[], paragraphs: readonly Paragraph[], tag: string): number {
  if (facts.length === 0) return -1;
  return paragraphs.findIndex(({ text }) => {
    const stated = factsIn(comparableText(text), tag);
    return facts.some((fact) => stated.has(fact));
  });
}

/**
 * Returns a range in the translation, the first of these that exists:
 * - the first line of the first paragraph with a fact that the source lacks
 * - if both texts have the same number of paragraphs: the first line of the paragraph whose source states a fact that the translation
 *   lacks
 * - the first character
 */
export function paragraphWith(facts: DifferingFacts, source: TaggedText, target: TaggedText): Range {
  const [inSource, inTarget] = [paragraphsOf(source.text), paragraphsOf(target.text)];
  const own = inTarget[indexOfAny(facts.target, inTarget, target.tag)];
  const found = own ?? (inSource.length === inTarget.length ? inTarget[indexOfAny(facts.source, inSource, source.tag)] : undefined);
  if (found === undefined) return { line: 1, column: 1, endLine: 1, endColumn: 2 };
  const line = found.text.split('\n', 1)[0] ?? '';
  return linesOf(target.text)(found.start, found.start + line.length);
}
