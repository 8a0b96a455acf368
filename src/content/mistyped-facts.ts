// Finds facts in a wrong notation. A text refers to a fact, such as a telephone number, by its name in braces: `{phone.support}`. Other
// notations would be shown to visitors unchanged, at least in part: `{ phone.support }`, `{{phone.support}}`, `${phone.support}`,
// `[phone.support]`, `{phone support}`, `<phone.support>`, `%phone.support%`.
import { unionOf } from '../model/union-of.ts';

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
const ways = unionOf(
  [
    new RegExp(String.raw`\{\{${name}\}\}|\[${name}\](?![[(:])`),
    /\{\s+([a-z][\w.-]*)\s*\}|\{([a-z][\w.-]*)\s+\}|(?<!\\)\$\{([a-z][\w.-]*)\}|%([a-z][\w.-]*)%|<([a-z][\w-]*\.[\w.-]*)>/,
    // Other signs between the parts of a name: {phone support}.
    /\{([a-z][\w.-]*(?:[ :/,;]+[\w-]+)+)\}/,
    // In parentheses, only a name with a dot is a fact. Behind a bracket, it is the address of a link.
    /(?<!\])\(([a-z][\w-]*(?:\.[\w-]+)+)\)/,
  ],
  'gi',
);

/** Returns everything in `text` that has the form of a mistyped fact. The caller checks whether the fact exists. */
export const mistypedFacts = (text: string): readonly MistypedFact[] =>
  /[{[(%<]/.test(text)
    ? [...text.matchAll(ways)].map((found) => {
        const [written, ...names] = found;
        const name = names.find((each) => each !== undefined) ?? '';
        return { name: name.replaceAll(/[ :/,;]+/g, '.'), written, offset: found.index };
      })
    : [];
