// Causes and cures of the codes on docs/diagnostics/typography.md.
import type { Explanations } from './code-explanation.ts';

export const typographyExplanations = {
  'typography-abbreviation': {
    cause: 'The end of a line could separate a section sign (§), `Nr.` or `No.` from its number, or the parts of `d. h.` from each other.',
    cure: 'Write a no-break space between them.',
  },
  'typography-apostrophe': {
    cause: 'A word has the straight mark of the keyboard instead of an apostrophe.',
    cure: 'Write `’`.',
  },
  'typography-dash': {
    cause: 'A hyphen with spaces around it is used as a dash.',
    cure: 'Write the dash of the language, as the message shows it.',
  },
  'typography-minus': {
    cause: 'A negative number begins with a hyphen, which is shorter than a minus sign, and can be left behind at the end of a line.',
    cure: 'Write `−`.',
  },
  'typography-percent': {
    cause:
      'Some languages, such as German, have a space between the number and the percent sign; others, such as English, have none. This text does not follow its language.',
    cure: 'Write the percentage as the message shows it.',
  },
  'typography-punctuation': {
    cause: 'There is a space before a comma, a full stop or another punctuation mark, so the mark could begin a line.',
    cure: 'Delete the space.',
  },
  'typography-quotes': {
    cause: 'A text has straight quotation marks, the marks of another language, or a single mark without its counterpart.',
    cure: 'Write the marks of the language in pairs: „…“ in German, “…” in English.',
  },
  'typography-unit': {
    cause: 'A number and its unit could be separated by the end of a line.',
    cure: 'Write a no-break space between them.',
  },
} satisfies Explanations;
