// Causes and cures of the codes on docs/diagnostics/values.md.
import type { Explanations } from './code-explanation.ts';

export const valueExplanations = {
  'amount-notation': {
    cause: 'Amounts of money are whole numbers of cents, so that nothing is ever rounded. This one has a point, a comma or a currency.',
    cure: 'Write the cents: `999700` is 9,997 euros.',
  },
  'boolean-word': {
    cause: 'The key needs `true` or `false`, but its value is a word such as `yes`, `no` or `on`, which YAML reads as a text.',
    cure: 'Write `true` or `false`, without quotes.',
  },
  'date-invalid': {
    cause: 'The date has the right form, but the calendar does not have that day, or the clock does not have that time.',
    cure: 'Correct the day or the time.',
  },
  'date-notation': {
    cause: 'The date is written as people write it, such as 24.12.2026 or 12/24/2026. Its meaning would depend on the country.',
    cure: 'Write year, month and day: `2026-12-24`. An instant also has its time and offset: `2026-12-24T18:00:00+01:00`.',
  },
  'format-invalid': {
    cause: 'The value does not have the form that its key needs, for example the form of an e-mail address, a colour or a path.',
    cure: 'Write it in the form that the message names.',
  },
  'key-choice': {
    cause: 'A block needs exactly one of several keys, but has none of them or more than one.',
    cure: 'Write one of the keys that the message lists, and delete the others.',
  },
  'key-missing': {
    cause: 'The page or section cannot be rendered without this key.',
    cure: 'Add it. An editor with YAML completion suggests the possible values.',
  },
  'key-unknown': {
    cause: 'Nothing reads this key here. Usually it is misspelled, or indented one level too far or too little.',
    cure: 'Write one of the keys that the message lists, move it to the block where it belongs, or delete it.',
  },
  'language-missing': {
    cause:
      'The page exists in a language in which this text is missing. A page exists in the languages that its key `languages` lists or, without this key, in all languages of the site. In Markdown files, this means that the front matter of one language lacks a key.',
    cure: 'Write the text in that language, or list only the other languages in `languages`.',
  },
  'language-not-listed': {
    cause: 'A text has words in a language that is not in the `languages` of its file. No page would show these words.',
    cure: 'Add the language to `languages` if the page is to exist in it; otherwise delete the words.',
  },
  'link-notation': {
    cause: 'A link is written as a plain text, which does not say whether it is the name of a page, a URL or a telephone number.',
    cure: 'Write the kind of target and its name in braces: `link: { page: about }`.',
  },
  'list-length': {
    cause:
      'The list has fewer or more entries than its section can show. Or the home page, which is the page with the URL `/`, or the not-found page lacks a language.',
    cure: 'Add or delete entries, add the language, or give a page that is not meant as the home page another URL.',
  },
  'number-notation': {
    cause: 'A number is written as people write it: with a comma, a unit or a sign such as `%` or `+`.',
    cure: 'Write digits only, with a point before decimals. The page adds the unit.',
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
    cause: 'The value is meant as a text, but has no quotes, so YAML reads it as a number, a date, `true` or `false`.',
    cure: 'Put it into double quotes.',
  },
  'text-without-language': {
    cause: 'The key needs a text for each language, but has one text for all languages.',
    cure: 'Write each language with its text in braces: `{ de: "…", en: "…" }`.',
  },
  'type-wrong': {
    cause: 'The key needs another kind of value, for example a list instead of a text.',
    cure: 'Write a value of the kind that the message names.',
  },
  'value-not-allowed': {
    cause: 'The key allows only certain words, and this is not one of them.',
    cure: 'Write one of the words that the message lists.',
  },
  'placeholder-left': {
    cause: 'A text still says `TODO`, which `archipel new` writes where your words belong. Visitors would read it.',
    cure: 'Write the text. While the page is not ready, mark it with `draft: true`.',
  },
} satisfies Explanations;
