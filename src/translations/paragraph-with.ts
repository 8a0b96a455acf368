// Where in a file of prose a fact stands that the other language does not state.

import { linesOf } from '../content/yaml/lines.ts';
import type { Range } from '../diagnostics/diagnostic.ts';
import type { DifferingFacts } from './differing-facts.ts';
import { factsIn } from './facts-in.ts';
import type { Pair } from './pair.ts';
import { plainOf } from './plain.ts';

interface Paragraph {
  readonly text: string;
  readonly start: number;
}

/** The paragraphs of a text; of each, the place where it begins. */
const paragraphsOf = (text: string): Paragraph[] =>
  [...text.matchAll(/\S[\s\S]*?(?=\n[ \t]*\r?\n|$(?![\s\S]))/g)].map((match) => ({ text: match[0], start: match.index }));

/**
 * The first line of the English paragraph that states a fact alone, or that lacks one which the German paragraph in its
 * place states; of the file, where the two texts are built differently.
 */
export function paragraphWith({ german, english }: DifferingFacts, texts: Pick<Pair, 'german' | 'english'>): Range {
  const [inGerman, inEnglish] = [paragraphsOf(texts.german), paragraphsOf(texts.english)];
  const own = inEnglish.find(({ text }) => english.some((fact) => factsIn(plainOf(text), 'en').has(fact)));
  const across = inGerman.findIndex(({ text }) => german.some((fact) => factsIn(plainOf(text), 'de').has(fact)));
  const found = own ?? (inGerman.length === inEnglish.length ? inEnglish[across] : undefined);
  if (found === undefined) return { line: 1, column: 1, endLine: 1, endColumn: 2 };
  const line = found.text.split('\n', 1)[0] ?? '';
  return linesOf(texts.english)(found.start, found.start + line.length);
}
