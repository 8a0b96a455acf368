// Sentences about what stops the parser of MDX.
import type { Message } from '../define.ts';

/** A limit of the parser that a text exceeds. */
export interface Excess {
  readonly excess: 'depth' | 'marks' | 'headings' | 'cells' | 'notes';
  readonly most: number;
}

const excesses: Readonly<Record<Excess['excess'], (most: number) => string>> = {
  depth: (most) => `quotes, lists, emphasis or components are nested more than ${most} levels deep here.`,
  marks: (most) => `this paragraph has more than ${most} marks of emphasis and brackets.`,
  headings: (most) => `it has more than ${most} underlined lines.`,
  cells: (most) => `this table has more than ${most} cells.`,
  notes: (most) => `it has more than ${most} footnotes.`,
};

/** A mistake that stops the parser of MDX. */
export type SyntaxMistake =
  | { readonly mistake: 'address'; readonly plain: string }
  | { readonly mistake: 'brace' | 'comment' | 'openComment' }
  /** `after` is what follows the sign. */
  | { readonly mistake: 'lessThan'; readonly after: string }
  /** `isWithin` is true if the paragraph, quote or list item around the tag ends before its end tag. */
  | { readonly mistake: 'unclosed'; readonly tag: string; readonly isWithin: boolean }
  | { readonly mistake: 'otherEnd'; readonly tag: string; readonly end: string }
  | { readonly mistake: 'attribute' | 'crossing' | 'endTag' | 'quote' | 'unfinished'; readonly tag: string };

const lineBreak = 'To begin a new line, end the one before with a backslash \\; to begin a new paragraph, leave a line empty.';

/** Hints for HTML tags that need no end tag in HTML but do in MDX, by the start of the tag. */
const unclosedHints: Readonly<Record<string, string>> = {
  '<br': lineBreak,
  '<hr': 'Write --- on a separate line, with an empty line before it.',
  '<img': 'Write the picture in Markdown: ![what it shows](./FILE).',
};

function unclosedHint(tag: string, isWithin: boolean): string {
  const [start = ''] = /^<[\w.:-]*/.exec(tag) ?? [];
  const own = unclosedHints[start.toLowerCase()];
  if (own !== undefined) return own;
  return isWithin
    ? 'Close the tag in its paragraph, or write it on a line of its own, with empty lines around what it contains.'
    : `Write </${start.slice(1)}> after what it contains. If it contains nothing, end it with />.`;
}

function syntaxMistake(what: SyntaxMistake): Message {
  switch (what.mistake) {
    case 'address':
      return { message: 'An address in angle brackets would be read as a tag.', hint: `Write ${what.plain} without the brackets.` };
    case 'brace':
      return { message: 'This brace is never closed.', hint: 'Write it as \\{ to show it.' };
    case 'comment':
      return { message: 'This comment would be read as a tag.', hint: 'Write {/* words */}, or delete it.' };
    case 'openComment':
      return { message: 'This comment is never closed.', hint: 'Write --> after its last word, or &lt;!-- to show the marks.' };
    case 'quote':
      return {
        message: `The value of the last attribute of ${what.tag} has no closing quote.`,
        hint: 'Write " after it.',
      };
    case 'lessThan':
      return {
        message: `"<${what.after}" would be read as the start of a tag.`,
        hint: `Write &lt; for a less-than sign: "&lt;${what.after}".`,
      };
    case 'unclosed':
      return { message: `The tag ${what.tag} is not closed.`, hint: unclosedHint(what.tag, what.isWithin) };
    case 'otherEnd':
      return {
        message: `${what.end} does not close the tag ${what.tag}.`,
        hint: `Close ${what.tag} first, or correct the name of one of the tags.`,
      };
    case 'endTag':
      return { message: `${what.tag} closes a tag that was not opened here.`, hint: 'Delete it, or write the start tag before it.' };
    case 'attribute':
      return {
        message: `An attribute of ${what.tag} is not written as name="text".`,
        hint: 'Put its value between straight double quotes.',
      };
    case 'unfinished':
      return {
        message: `The tag ${what.tag} has no end.`,
        hint: 'Write > after its last attribute. If this is a less-than sign, write it as &lt;.',
      };
    case 'crossing':
      return {
        message: `The tag that ${what.tag} closes overlaps with emphasis.`,
        hint: 'Let the emphasis begin and end within the tag, or put the whole tag into the emphasis.',
      };
  }
}

/** Returns the sentences for a mistake, an exceeded limit, or a message of the parser. */
export function mdxSyntax(what: string | Excess | SyntaxMistake): Message {
  if (typeof what === 'object' && 'mistake' in what) return syntaxMistake(what);
  const isMessage = typeof what === 'string';
  return {
    message: isMessage ? `The text cannot be read as MDX: ${what}` : `The text cannot be read: ${excesses[what.excess](what.most)}`,
    hint: isMessage ? 'Write this part in plain Markdown.' : 'Simplify it, or split it into several texts.',
  };
}
