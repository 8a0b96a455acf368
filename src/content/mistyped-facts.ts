// Facts written in another way than in one pair of braces: `{ phone.support }`, `{{phone.support}}`, `[phone.support]`. Visitors would
// read them as they are.

export interface MistypedFact {
  readonly name: string;
  /** As the text has it, with its braces or brackets. */
  readonly written: string;
  /** Where it begins, from 0. */
  readonly offset: number;
}

const name = String.raw`\s*([a-z][\w.-]*)\s*`;
/** Brackets before a bracket, a parenthesis or a colon are a link of Markdown. */
const ways = new RegExp(String.raw`\{\{${name}\}\}|\{\s+([a-z][\w.-]*)\s*\}|\{([a-z][\w.-]*)\s+\}|\[${name}\](?![[(:])`, 'gi');

/** Everything in `text` that has the form of a mistyped fact. Whether there is such a fact, the caller knows. */
export const mistypedFacts = (text: string): readonly MistypedFact[] =>
  text.includes('{') || text.includes('[')
    ? [...text.matchAll(ways)].map(({ 0: written, index, ...found }) => ({
        name: [found[1], found[2], found[3], found[4]].find((each) => each !== undefined) ?? '',
        written,
        offset: index,
      }))
    : [];
