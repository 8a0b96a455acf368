// Causes and cures of the codes on docs/diagnostics/values.md.
import type { Explanations } from './code-explanation.ts';

export const valueExplanations = {
  'amount-notation': {
    cause: 'Amounts of money are whole numbers of cents, so that nothing is ever rounded. This one has a point, a comma or a currency.',
    cure: 'Write the cents: `999700` is 9,997 euros.',
  },
  'boolean-word': {
    cause: 'The key is a switch, and its value is a word such as `yes`, `no` or `on`. YAML reads only `true` and `false` as switches.',
    cure: 'Write `true` or `false`, without quotes.',
  },
  'date-invalid': {
    cause: 'The date has the right form, but the calendar does not have that day, or the clock does not have that time.',
    cure: 'Correct the day or the time.',
  },
  'date-notation': {
    cause: 'The date is written as people write it, such as 24.12.2026 or 12/24/2026. What it means would depend on the country.',
    cure: 'Write year, month and day: `2026-12-24`. An instant also has its time and offset: `2026-12-24T18:00:00+01:00`.',
  },
  'format-invalid': {
    cause: 'The value has to follow a certain form, for example that of an e-mail address, a colour or a path, and does not.',
    cure: 'Write it in the form that the message names.',
  },
  'key-choice': {
    cause: 'A block needs exactly one of several keys, and has none of them or more than one.',
    cure: 'Write one of the keys that the message lists, and delete the others.',
  },
  'key-missing': {
    cause: 'The page or section cannot be rendered without this key.',
    cure: 'Add it. In an editor with YAML completion, you see what belongs there.',
  },
  'key-unknown': {
    cause: 'Nothing reads this key here. Usually it is misspelled, or indented one level too far or too little.',
    cure: 'Write one of the keys that the message lists, move it to the block where it belongs, or delete it.',
  },
  'language-missing': {
    cause:
      'The page exists in a language, and this text has no words in it: a page is in the languages that its `languages` lists, or without that line in all of the site. For Markdown, a key is missing in the front matter of one language.',
    cure: 'Write the text in that language, or name only the others in `languages`.',
  },
  'language-not-listed': {
    cause: 'A text has words in a language that is not in the `languages` of its file. They would be shown nowhere.',
    cure: 'Add the language to `languages` if the page is to exist in it; otherwise delete the words.',
  },
  'link-notation': {
    cause: 'A link is written as a plain text, which does not say whether it is the name of a page, a URL or a telephone number.',
    cure: 'Write the kind of target and its name in braces: `link: { page: about }`.',
  },
  'list-length': {
    cause: 'The list has fewer or more entries than its section can show.',
    cure: 'Add or delete entries.',
  },
  'number-notation': {
    cause: 'A number is written as people write it: with a comma, a unit or a sign such as `%` or `+`.',
    cure: 'Write digits only, with a point before decimals. Units come from the page.',
  },
  'number-out-of-range': {
    cause: 'The number is smaller or larger than this key allows.',
    cure: 'Write a number within the limits. Remember that amounts of money are cents.',
  },
  'section-type-unknown': {
    cause: 'The `type` of a section names none of the section types of the site.',
    cure: 'Write one of the types that the message lists.',
  },
  'text-empty': {
    cause: 'A text consists of nothing or of spaces. The page would have a gap, or a button without words.',
    cure: 'Write the text, or delete the key if it is optional.',
  },
  'text-unquoted': {
    cause: 'The value is meant as a text, and YAML reads it as a number, a date or a switch because it has no quotes.',
    cure: 'Put it into double quotes.',
  },
  'text-without-language': {
    cause: 'The key needs a text for each language, and has one text for all.',
    cure: 'Write each language with its text in braces: `{ de: "…", en: "…" }`.',
  },
  'type-wrong': {
    cause: 'The key needs another kind of value, for example a list in place of a text.',
    cure: 'Write a value of the kind that the message names.',
  },
  'value-not-allowed': {
    cause: 'The key allows only certain words, and this is none of them.',
    cure: 'Write one of the words that the message lists.',
  },
  'placeholder-left': {
    cause: 'A text still says `TODO`, which `archipel new` writes where your words belong. Visitors would read it.',
    cure: 'Write the text. While the page is not ready, mark it with `draft: true`.',
  },
} satisfies Explanations;
