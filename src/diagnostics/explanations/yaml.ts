// Causes and cures of the codes on docs/diagnostics/yaml.md.
import type { Explanations } from './code-explanation.ts';

const quotes = 'Put the whole text into straight double quotes.';

export const yamlExplanations = {
  'yaml-syntax': {
    cause: 'The file is not YAML, and archipel found no single correction that would make it YAML.',
    cure: 'Look at the marked line and the one above: a bracket, a quote or the indentation is usually wrong there. If you changed a lot, undo until the message disappears.',
  },
  'yaml-alias': {
    cause: 'The file uses an anchor (`&name`) or an alias (`*name`). Content does not use them: an edit of one value would change others.',
    cure: 'Write the value at each place. If the text itself begins with `&` or `*`, put it into quotes.',
  },
  'yaml-backslash': {
    cause: 'In double quotes, a backslash begins a special character such as `\\n`. The letter after this backslash does not form one.',
    cure: 'Put the text into single quotes, or write two backslashes.',
  },
  'yaml-bracket-extra': {
    cause: 'A closing brace or bracket has no opening one, or an opening one is typed twice.',
    cure: 'Delete it.',
  },
  'yaml-bracket-open': {
    cause: 'A brace or bracket is opened and never closed, so everything below would belong to it.',
    cure: 'Add the closing one where the message says.',
  },
  'yaml-colon': {
    cause: 'A text without quotes has a colon followed by a space. YAML takes the words before it for a key.',
    cure: quotes,
  },
  'yaml-colon-missing': {
    cause: 'A colon is missing between a key and its value.',
    cure: 'Write a colon and a space after the key.',
  },
  'yaml-comma': {
    cause: 'Within braces a comma separates entries, so a text without quotes ends at its first comma.',
    cure: quotes,
  },
  'yaml-comma-extra': {
    cause: 'A line ends with a comma, as in JSON or JavaScript. In YAML, the end of the line is enough.',
    cure: 'Delete the comma.',
  },
  'yaml-comma-missing': {
    cause: 'Two entries within braces or brackets have no comma between them.',
    cure: 'Write a comma after the first one.',
  },
  'yaml-comment': {
    cause: 'A space followed by `#` begins a comment, so the rest of this text would be lost.',
    cure: `${quotes} If you mean a comment, write a space after the \`#\`.`,
  },
  'yaml-comment-mark': {
    cause: 'The line looks like a comment of another language (`//`, `/* */`, `<!-- -->`), which YAML reads as content.',
    cure: 'Begin the comment with `#` and a space.',
  },
  'yaml-comment-rest': {
    cause: 'The first line of an entry was made a comment, but its other lines were not. They would belong to the previous entry.',
    cure: 'Make the other lines comments too, or remove the `#` from the first.',
  },
  'yaml-control-character': {
    cause:
      'The text has an invisible control character, which usually comes with text that is copied from another program. Some of them reverse the order of the letters that follow.',
    cure: 'Delete the character, or type the words again.',
  },
  'yaml-dash': {
    cause: 'A line begins where the entries of a list begin, but has no hyphen.',
    cure: 'Write a hyphen and a space at the start, in the column of the other entries.',
  },
  'yaml-directive': {
    cause: 'A line that begins with `%` changes how YAML reads the whole file. Content does not need this.',
    cure: 'Delete the line.',
  },
  'yaml-duplicate-key': {
    cause: 'The same key occurs twice in one block, and only one of the two values could be used.',
    cure: 'Delete one of them, or write the key that you meant.',
  },
  'yaml-first-character': {
    cause: 'A text begins with a character that has a meaning of its own in YAML, such as `@`, `&`, `*`, `!` or a backtick.',
    cure: quotes,
  },
  'yaml-indent': {
    cause: 'A line begins further left or right than the other lines of its block, so YAML cannot tell where it belongs.',
    cure: 'Begin it in the column of its neighbours.',
  },
  'yaml-invisible': {
    cause:
      'The line has a character that looks like a space but is another character, for example the no-break space that word processors insert.',
    cure: 'Delete it and type a space.',
  },
  'yaml-line-missing': {
    cause: 'The texts of two languages are on one line without braces.',
    cure: 'Begin a new line for the second language, in the column of the first.',
  },
  'yaml-list-number': {
    cause: 'The entries of a list are numbered. YAML reads the number as a part of the key.',
    cure: 'Write a hyphen and a space instead of the number.',
  },
  'yaml-multiple-documents': {
    cause: 'A line of `---` begins a second YAML document, and a file of content has only one.',
    cure: 'Delete the line, or move the text after it to a separate file.',
  },
  'yaml-quote-inside': {
    cause: 'The quote that surrounds the text occurs within it, too, and ends it there.',
    cure: 'Surround the text with the other kind of quote, or write a backslash before a double quote within it.',
  },
  'yaml-quote-marks': {
    cause: 'A value is surrounded by typographic quotes, as word processors type them. For YAML, they are part of the text.',
    cure: 'Surround the value with straight quotes. Within a text, typographic quotes are right.',
  },
  'yaml-quote-open': {
    cause: 'A text has a quote on one side only.',
    cure: 'Add the same quote on the other side.',
  },
  'yaml-space': {
    cause: 'There is no space between a hyphen or a colon and its value, so YAML takes both for one word.',
    cure: 'Write a space after it.',
  },
  'yaml-tab': {
    cause: 'A line is indented with a tab, and YAML allows only spaces.',
    cure: 'Write two spaces instead of each tab, and let your editor insert spaces in YAML files.',
  },
  'yaml-tag': {
    cause:
      'A value begins with an exclamation mark, which YAML reads as the name of a type. Content consists of texts, numbers, lists and keys only.',
    cure: 'Delete the tag. If the text itself begins with an exclamation mark, put it into quotes.',
  },
  'yaml-variable': {
    cause: 'A text without quotes begins with a fact in braces, so YAML takes the brace for the start of a block of keys.',
    cure: quotes,
  },
} satisfies Explanations;
