// Causes and cures of the codes on docs/diagnostics/prose.md.
import type { Explanations } from './code-explanation.ts';

export const proseExplanations = {
  'aside-unknown': {
    cause: 'The kind of an aside, such as `note` in `:::note`, is unknown.',
    cure: 'Write one of the kinds that the message lists.',
  },
  'code-language': {
    cause:
      'The language after the backticks of a code block is misspelled, or archipel has no grammar to colour it. The code is shown in one colour.',
    cure: 'Correct the name, write a space between it and its marks (`js {1,3}`), or write `text`.',
  },
  'code-mark': {
    cause: 'A word after the language of a code block has no meaning there.',
    cure: 'Correct it as the message shows, or delete it.',
  },
  'front-matter': {
    cause:
      'The front matter of a Markdown file is missing or cannot be used: it has no end or no keys, does not begin in the first line, is written as TOML or JSON, lists languages although the names of the files give them, or is in the text of an entry in YAML.',
    cure: 'Write YAML between two lines of `---`, without the key `languages`.',
  },
  'front-matter-differs': {
    cause: 'A value that is the same for all languages, such as a date, differs between the files of two languages.',
    cure: 'Make both equal, or keep it in one file only.',
  },
  'heading-id': {
    cause:
      'The id of a heading is the id of another heading or section of the page, or has characters that an id cannot have. A link could not lead to the heading.',
    cure: 'Set another id at the end of the heading: `## Prices {#prices-2026}`.',
  },
  'html-unclosed': {
    cause: 'An HTML element in Markdown is not closed in its block, or a closing tag has no opening tag.',
    cure: 'Close the element before the next empty line, or delete the tag.',
  },
  'html-unknown': {
    cause:
      'The HTML in Markdown has an element or an attribute that sets colours, runs code, loads something or is unknown. Templates decide how a page looks.',
    cure: 'Write it in Markdown as the message shows, or delete it. If you mean the characters, write `&lt;` in place of `<`.',
  },
  'markdown-raw': {
    cause:
      'Something looks like Markdown but is incomplete or not supported: a table without its row of dashes, a footnote without its note, marks with spaces inside, a formula, a command of another generator. Visitors would read it as typed, or not at all.',
    cure: 'Complete it as the message shows. If you mean the characters, write a backslash before them.',
  },
  'mdx-attribute': {
    cause: 'A component in prose has an attribute that is not a text in quotes.',
    cure: 'Write attributes as `name="text"`.',
  },
  'mdx-code': {
    cause: 'The prose has an `import`, an `export`, HTML or a JavaScript expression in braces. Content is text: it must not run code.',
    cure: 'Use Markdown and the components of the site. A fact has one pair of braces and no spaces: `{city}`.',
  },
  'mdx-component': {
    cause:
      'The prose uses a component that the site does not offer for texts. `<Fact>` and `<Picture>` need a name in `proseComponents`, too.',
    cure: 'Write one of the components that the message lists, or plain Markdown. A component of your templates is offered once `proseComponents` names it in `archipel.config.ts`.',
  },
  'mdx-heading': {
    cause:
      'A heading in prose is the main heading of a page (`#`), skips a level, or has no words. Screen readers build the outline of a page from its headings.',
    cure: 'Begin with `##`, go down one level at a time, and write words after the marks.',
  },
  'mdx-picture': {
    cause: 'A `<Picture>` is within a line, has a text between its tags, or has an attribute that it does not know.',
    cure: 'Write it on a separate line, as the message shows.',
  },
  'mdx-syntax': {
    cause:
      'The text is not valid MDX: usually a tag is not closed, or a plain `<` or `{` is read as the start of a tag or an expression. Or it nests too deeply, or has thousands of marks in one paragraph.',
    cure: 'Close each tag. Write `&lt;` for a less-than sign, `\\{` for a brace, and addresses without angle brackets; `check --fix` corrects all but tags and braces. Divide a text or paragraph that is too long.',
  },
  'picture-address': {
    cause:
      'A picture in prose is neither beside its text nor in `content/assets`, or would be loaded from another site, which then learns of each visitor.',
    cure: 'Put the file beside the text and write `![what it shows](./FILE)`, or put it into `content/assets` and write `![what it shows](/assets/FILE)`.',
  },
  'text-markup': {
    cause: 'A text of YAML has tags or asterisks. These texts have no markup, so visitors would read the marks.',
    cure: 'Delete the marks. If you need emphasis or links, write the text as prose in an MDX file.',
  },
} satisfies Explanations;
