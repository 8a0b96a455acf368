// Finds the paragraph of a prose file with a fact that the other language does not state.
import { linesOf } from '../../model/data/lines.ts';
import type { Range } from '../../model/data/place.ts';
import type { DifferingFacts, TaggedText } from './differing-facts.ts';
import { factsIn } from './facts-in.ts';
import { comparableText } from './plain.ts';

interface Paragraph {
  readonly text: string;
  readonly start: number;
}

/** The paragraphs of a text, each with the offset where it begins. */
const paragraphsOf = (text: string): Paragraph[] =>
  [...text.matchAll(/\S[\s\S]*?(?=\n[ \t]*\r?\n|$(?![\s\S]))/g)].map((match) => ({ text: match[0], start: match.index }));

/**
 * Returns the first line of the translated paragraph with a fact that the source lacks, or without a fact that the source paragraph
 * at the same position has; the first line of the file if the numbers of paragraphs differ.
 */
export function paragraphWith(facts: DifferingFacts, source: TaggedText, target: TaggedText): Range {
  const [inSource, inTarget] = [paragraphsOf(source.text), paragraphsOf(target.text)];
  const own = inTarget.find(({ text }) => facts.target.some((fact) => factsIn(comparableText(text), target.tag).has(fact)));
  const across = inSource.findIndex(({ text }) => facts.source.some((fact) => factsIn(comparableText(text), source.tag).has(fact)));
  const found = own ?? (inSource.length === inTarget.length ? inTarget[across] : undefined);
  if (found === undefined) return { line: 1, column: 1, endLine: 1, endColumn: 2 };
  const line = found.text.split('\n', 1)[0] ?? '';
  return linesOf(target.text)(found.start, found.start + line.length);
}
