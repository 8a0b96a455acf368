// Leaves out the syntax of GFM for which a text has no marks. Otherwise, the parser would look for an e-mail address in each word and for
// a table in each paragraph, which takes two fifths of its time. The resulting tree is the same.
import type { directiveFromMarkdown } from 'mdast-util-directive';
import type { directive } from 'micromark-extension-directive';

/** An extension of the parser of Markdown, which finds marks. */
export type Syntax = ReturnType<typeof directive>;
/** An extension of the module that creates a tree from these marks. */
export type TreeSyntax = ReturnType<typeof directiveFromMarkdown>;
type Constructs = NonNullable<Syntax['text']>;

/** What a text must contain for a construct to match, by the name that the parser's packages give to the construct. */
const marksOf: readonly (readonly [name: string, marks: RegExp])[] = [
  ['emailAutolink', /[\w.+-]@/],
  ['wwwAutolink', /www\./i],
  ['protocolAutolink', /https?:\/\//i],
  ['table', /\||:-|-:/],
];

/**
 * A test for texts that may have a bare address. The tree is searched for addresses, too, in which `&#64;` and `http\://` have become
 * characters.
 */
const mayHaveAddress = /[\w.+-]\\?@|&|www|http/i;

/** Returns `extension` without the constructs that cannot match in `text`. */
export function neededSyntax(extension: Syntax, text: string): Syntax {
  const unneeded = new Set<unknown>(marksOf.flatMap(([name, marks]) => (marks.test(text) ? [] : [name])));
  const needed = (constructs: Constructs): Constructs =>
    Object.fromEntries(
      Object.entries(constructs).map(([code, found]) => [code, [found ?? []].flat().filter(({ name }) => !unneeded.has(name))]),
    );
  return { ...extension, text: needed(extension.text ?? {}), flow: needed(extension.flow ?? {}) };
}

/** Returns `extensions` without the one that creates links of bare addresses and searches the tree for them, if `text` has none. */
export const neededTreeSyntax = (extensions: readonly TreeSyntax[], text: string): readonly TreeSyntax[] =>
  mayHaveAddress.test(text) ? extensions : extensions.filter(({ enter }) => enter?.['literalAutolink'] === undefined);
