// Problems of typography in texts.
import { type Relations, warning } from '../define.ts';

interface Slip {
  /** The text as written. */
  readonly found: string;
  /** The correct form in the language of the text; undefined if only the author knows it. */
  readonly written: string | undefined;
  /** The id that a heading would lose by the correction; undefined elsewhere. */
  readonly id?: string | undefined;
}

const hasNoBreakSpace = /[\u00A0\u202F]/;

const keeps = (id: string | undefined): string =>
  id === undefined ? '' : `, and {#${id}} at the end of the heading, so that links to it stay valid`;

const asWritten = (written: string, id: string | undefined): string =>
  `Write "${written}"${hasNoBreakSpace.test(written) ? ' with a no-break space: \\_ in double quotes, &nbsp; in prose' : ''}${keeps(id)}.`;

const relations: Relations = { groups: ['typography'], followsFrom: { shared: 'file', is: 'syntax' } };

const slip = (message: (found: string) => string) =>
  warning<Slip>(relations, ({ found, written, id }) => ({
    message: message(found),
    hint: asWritten(written ?? found, id),
  }));

export const typography = {
  'typography-percent': slip((found) => `The language of this text writes the percentage "${found}" with different spacing.`),
  'typography-unit': slip((found) => `A line could end between the number and the unit of "${found}".`),
  'typography-abbreviation': slip((found) => `A line could end within "${found}", whose parts belong together.`),
  'typography-minus': slip((found) => `"${found}" begins with a hyphen in place of a minus sign.`),
  'typography-quotes': warning<Slip>(relations, ({ found, written, id }) => ({
    message:
      written === undefined
        ? 'A straight quotation mark in this text has no counterpart.'
        : `The quotation marks of ${found} are not those of the language of this text.`,
    hint: written === undefined ? 'Write the marks in pairs.' : `Write ${written}${keeps(id)}.`,
  })),
  'typography-apostrophe': slip((found) => `"${found}" is written with a straight mark in place of an apostrophe.`),
  'typography-dash': slip((found) => `"${found}" is written with a hyphen in place of a dash.`),
  'typography-punctuation': slip((found) => `There is a space before the punctuation mark in "${found}".`),
};
