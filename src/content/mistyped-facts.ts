// Finds facts in a wrong notation. A text refers to a fact, such as a telephone number, by its name in braces: `{phone.support}`. Other
// notations would be shown to visitors unchanged: `{ phone.support }`, `{{phone.support}}`, `[phone.support]`.

export interface MistypedFact {
  readonly name: string;
  /** The fact as written, with its braces or brackets. */
  readonly written: string;
  /** The index of its first character, from 0. */
  readonly offset: number;
}

const name = String.raw`\s*([a-z][\w.-]*)\s*`;
/**
 * The wrong notations. Brackets do not count if a bracket, a parenthesis or a colon follows, because they then belong to a Markdown link.
 */
const ways = new RegExp(String.raw`\{\{${name}\}\}|\{\s+([a-z][\w.-]*)\s*\}|\{([a-z][\w.-]*)\s+\}|\[${name}\](?![[(:])`, 'gi');

/** Returns everything in `text` that has the form of a mistyped fact. The caller checks whether the fact exists. */
export const mistypedFacts = (text: string): readonly MistypedFact[] =>
  text.includes('{') || text.includes('[')
    ? [...text.matchAll(ways)].map(({ 0: written, index, ...found }) => ({
        name: [found[1], found[2], found[3], found[4]].find((each) => each !== undefined) ?? '',
        written,
        offset: index,
      }))
    : [];
