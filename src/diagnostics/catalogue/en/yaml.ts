// Problems of YAML syntax.
import { type CatalogueEntry, error, type Message } from '../define.ts';

/** The error code and the message of the parser. */
interface SyntaxProblem {
  readonly cause: string;
  readonly detail: string;
}

/** Error codes of the parser whose message states which character is missing or unexpected. */
const hasDetail: ReadonlySet<string> = new Set(['MISSING_CHAR', 'UNEXPECTED_TOKEN']);

const causes: Readonly<Record<string, Message>> = {
  BAD_INDENT: {
    message: 'This line is not indented as its block requires.',
    hint: 'Indent it like its neighbours: two spaces for each level.',
  },
  TAB_AS_INDENT: { message: 'The line is indented with a tab.', hint: 'Use two spaces for each level instead.' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'There is a second colon on this line, so YAML reads a key within a key.',
    hint: 'Put the whole text into double quotes.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'A key continues over several lines; often a colon is missing after it.',
    hint: 'Write "key: value" on one line.',
  },
  MISSING_CHAR: {
    message: 'A character is missing.',
    hint: 'Close every quote, bracket and brace, and write a colon and a space after a key.',
  },
  UNEXPECTED_TOKEN: {
    message: 'This does not belong here.',
    hint: 'Check quotes, brackets and indentation of this line and the one above.',
  },
  BAD_SCALAR_START: { message: 'A text cannot begin with this character.', hint: 'Put the whole text into double quotes.' },
  BAD_DQ_ESCAPE: {
    message: 'A backslash in double quotes must begin a known escape.',
    hint: 'Write \\\\ for a backslash, or use single quotes.',
  },
  BAD_ALIAS: { message: 'YAML reads this as an alias.', hint: 'Put the text into quotes.' },
  KEY_OVER_1024_CHARS: { message: 'A key is longer than 1024 characters.', hint: 'Check for a missing quote or line break above.' },
  BLOCK_AS_KEY: {
    message: 'There is a block or a list in the place of a key; often quotes are missing around a text in braces.',
    hint: 'Put the whole text into double quotes.',
  },
  TOO_DEEP: { message: 'Lists and blocks are nested too deeply here.', hint: 'Check for brackets that are never closed.' },
};

/** Defines an entry for a syntax error. The rest of the file after such an error may be misread. */
export const syntax = <Args = object>(say: CatalogueEntry<Args>['say']): CatalogueEntry<Args> => error({ groups: ['syntax'] }, say);

export const yaml = {
  'yaml-syntax': syntax<SyntaxProblem>(({ cause, detail }) => {
    const known = causes[cause];
    if (known === undefined) return { message: detail, hint: 'Check quotes, brackets and indentation of this line.' };
    return hasDetail.has(cause) ? { ...known, message: `${known.message} ${detail}` } : known;
  }),
  'yaml-directive': syntax<{ directive: string }>(({ directive }) => ({
    message: `The directive "${directive}" would change how the whole file is read.`,
    hint: 'Delete the line.',
  })),
  'yaml-tag': syntax<{ tag: string }>(({ tag }) => ({
    message: `The tag "${tag}" is not allowed: content is plain text, numbers, lists and keys.`,
    hint: 'Delete the tag; put the value in quotes if it begins with an exclamation mark.',
  })),
  'yaml-alias': syntax<{ name: string }>(({ name }) => ({
    message: `Anchors and aliases ("${name}") are not allowed in content.`,
    hint: 'Write the value itself; put it in quotes if it begins with & or *.',
  })),
  /** `due` is the number of spaces before the keys of the block, if this one has more or fewer. */
  'yaml-duplicate-key': syntax<{ key: string; meant?: string | undefined; due?: number | undefined }>(({ key, meant, due }) => ({
    message: `The key "${key}" occurs twice in the same block.`,
    hint:
      due !== undefined
        ? `Keep one of the two, and begin it ${due === 0 ? 'without spaces' : `with as many spaces as its neighbours: ${due}`}.`
        : meant === undefined
          ? 'Keep one of the two.'
          : `Write "${meant}" here if that is what you meant, or keep one of the two.`,
  })),
  'yaml-control-character': syntax<{ character: string; closing?: string | undefined }>(({ character, closing }) => ({
    message: `The invisible control character ${character} is here.`,
    hint:
      closing === undefined
        ? 'Delete it; it often comes with copied text.'
        : `End its effect in the same text with ${closing}, or delete it.`,
  })),
  'yaml-multiple-documents': syntax(() => ({
    message: 'A second document begins here (a line of ---).',
    hint: 'A file describes only one item: move the second part to a separate file.',
  })),
};
