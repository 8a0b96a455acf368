// What a parser's error means to somebody who writes content.
import type { ErrorCode } from 'yaml';

type Explanation = { readonly what: string; readonly hint: string };

const explanations: Partial<Record<ErrorCode, Explanation>> = {
  BAD_INDENT: {
    what: 'The line does not stand where its block needs it.',
    hint: 'Indent it like its neighbours: two spaces a level.',
  },
  TAB_AS_INDENT: { what: 'The line is indented with a tab.', hint: 'Use two spaces a level instead.' },
  BLOCK_AS_IMPLICIT_KEY: {
    what: 'There is a second colon on this line, so that it reads as a key within a key.',
    hint: 'Put the whole text into double quotes.',
  },
  MULTILINE_IMPLICIT_KEY: {
    what: 'A key goes on over several lines; often a colon is missing after it.',
    hint: 'Write "key: value" on one line.',
  },
  MISSING_CHAR: {
    what: 'A character is missing.',
    hint: 'Close every quote, bracket and brace, and write a colon and a space after a key.',
  },
  UNEXPECTED_TOKEN: { what: 'This does not belong here.', hint: 'Check quotes, brackets and indentation of this line and the one above.' },
  BAD_SCALAR_START: { what: 'A text cannot begin with this character.', hint: 'Put the whole text into double quotes.' },
  BAD_DQ_ESCAPE: {
    what: 'A backslash in double quotes must begin a known escape.',
    hint: 'Write \\\\ for a backslash, or use single quotes.',
  },
  BAD_ALIAS: { what: 'This reads as an alias.', hint: 'Put the text into quotes.' },
  KEY_OVER_1024_CHARS: { what: 'A key is longer than 1024 characters.', hint: 'Check for a missing quote or line break above.' },
};

/** A plain sentence and a way out for the parser's `code`; the parser's own words where there is none. */
export function explainSyntax(code: ErrorCode, message: string): Explanation {
  const known = explanations[code];
  const detail = message.split('\n')[0]?.replace(/\.?$/, '.') ?? '';
  if (known === undefined) return { what: detail, hint: 'Check quotes, brackets and indentation of this line.' };
  return code === 'MISSING_CHAR' || code === 'UNEXPECTED_TOKEN' ? { what: `${known.what} ${detail}`, hint: known.hint } : known;
}

/** For `{a: b}: c`, and for `{{name}}` without quotes. */
export const explainBlockKey: Explanation = {
  what: 'A block or a list stands where a key belongs; often quotes are missing around a text in braces.',
  hint: 'Put the whole text into double quotes.',
};

export const explainDepth = (limit: number): Explanation => ({
  what: `Lists and blocks nest more than ${limit} deep here.`,
  hint: 'Check for brackets that are never closed.',
});
