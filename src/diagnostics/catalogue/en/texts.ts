// Problems of messages, prose and other texts, and of campaigns and services.
import { error, type Suggestion, warning } from '../define.ts';
import { markupKind } from '../markup-kind.ts';
import { type Excess, mdxSyntax, type SyntaxMistake } from './mdx-syntax.ts';
import { didYouMean, formats, oneOf } from './words.ts';

const quotedNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

const codes = { import: 'An import or export', expression: 'An expression in braces', html: 'HTML' };

const codeHints = {
  import: 'Delete the line. If it is a sentence, begin it with another word.',
  expression: 'Use plain Markdown and the allowed components. To show the braces, write a \\ before the first.',
  html: 'Use plain Markdown and the allowed components.',
};

const pictureFaults = {
  inline: 'is within a line',
  text: 'has text between its tags',
  decorative: 'has another value than "true" for decorative',
};

/** For each kind of Markdown that was not recognized: what visitors would read as typed, and a hint with the right notation. */
const rawMarks = {
  table: [
    'the lines of this table',
    'Under the row of names, write a row of dashes with as many cells: | --- | --- |. Put a blank line before the table, and none within it.',
  ],
  aside: ['the colons of this aside', 'Write :::note on a line of its own, and ::: on a line after the last line of the aside.'],
  alert: [
    'the mark of this aside',
    'Write it on a line of its own, without blanks: > [!NOTE]. The text follows on the next line, after another >.',
  ],
  underline: [
    'these sentences',
    'Write an empty line between the text and the dashes. For a heading, write ## and a blank before its words.',
  ],
  asideAttributes: ['these attributes', 'Delete the braces. The title is in brackets: :::note[Before you start].'],
  heading: [
    'the marks of this heading',
    'Write two to six # and a space before its words: ## Prices. To show the marks, write a \\ before the first.',
  ],
  definition: [
    'the colon of this definition',
    'Write the word it explains on the line above, and both outside of other lists. To show the colon, write a \\ before it.',
  ],
  html: ['the Markdown within this HTML', 'Write a blank line after the opening tag and before the closing tag.'],
  footnote: ['the mark of this footnote', 'Write the note on a line of its own, with the same name: [^1]: The note.'],
  noteName: [
    'this footnote',
    'Write its name without spaces, in the text and before the note: [^my-note]. To show it, write a \\ before it.',
  ],
  note: ['this note', 'Refer to it in the text, such as with [^1], or delete it.'],
  noteRepeated: ['this note', 'Give it another name, here and in the text.'],
  link: [
    'the brackets of this link',
    'Write the URL without spaces, or between < and >: [words](<./my file.md>). A link cannot contain another link.',
  ],
  linkParts: [
    'the brackets of this link',
    'Write the words in [ ] and the URL in ( ) directly after them: [words](https://example.com/page). To show the brackets, write a \\ before the first.',
  ],
  linkWords: ['this link', 'Write them between its brackets: [words](https://example.com/page).'],
  reference: ['the brackets of this link', 'Write its URL on a line of its own, without spaces: [name]: https://example.com.'],
  backtick: ['this backtick', 'Write one before and one after the code: `code`. To show it, write a \\ before it.'],
  strike: ['these tildes', 'Write ~~words~~ without spaces next to the words, or \\~~ for the marks themselves.'],
  openEmphasis: ['this asterisk', 'Write another * after the last emphasized word, or \\* for the mark itself.'],
  openUnderscore: ['this underscore', 'Write another _ after the last emphasized word, or \\_ for the mark itself.'],
  entity: [
    'this notation of a character',
    'Correct its name, and end it with a semicolon: &nbsp; is a no-break space, &shy; a soft hyphen. To show it, write &amp; in place of &.',
  ],
  openBrace: ['this brace', 'Write } after the name of the fact, or \\{ for the brace itself.'],
  emphasis: ['these asterisks', 'Write **words** without spaces next to the words, or \\*\\* for the marks themselves.'],
  underscores: ['these underscores', 'Write __words__ without spaces next to the words, or \\_\\_ for the marks themselves.'],
  beside: [
    'these marks',
    'They have no effect if a letter is on one side, and punctuation, a fact or code on the other. Write a space there, or HTML: <strong>{city}</strong>s. To show the marks, write a \\ before each.',
  ],
  mark: ['these equals signs', 'Write <mark>words</mark>. To show the signs, write a \\ before the first.'],
  sup: ['these marks', 'Write <sup>2</sup>. To show the marks, write a \\ before the first.'],
  sub: ['these tildes', 'Write H<sub>2</sub>O. To strike words, write ~~words~~.'],
  star: ['these asterisks', 'Write a \\ before each asterisk that is part of a word: Leser\\*innen.'],
  list: [
    'the marks of this list',
    'Begin each item with - or a number and a dot, and a space: - words, 1. words. To show a mark, write a \\ before it.',
  ],
  lines: [
    'the marks of this list',
    'Begin each item with - or a number and a dot, and a space: - words, 1. words. To keep the lines as they are, end each but the last with a \\.',
  ],
  lineEnd: ['this backslash', 'Delete it: it breaks a line only if another line follows. To show it, write another \\ before it.'],
  expression: ['this code in braces', 'Write its result in words: content runs no code. To show the braces, write a \\ before the first.'],
  size: ['the size in this description', 'Delete it, together with the |: the build makes the sizes.'],
  frontMatter: ['these lines of front matter', 'Move them to the start of the file, or delete them.'],
  noteInLink: ['this footnote', 'Write it after the link: [words](/prices)[^1].'],
  task: [
    'the brackets of this task',
    'Write - [ ] at the start of its line, then a space and the task. To show the brackets, write a \\ before them.',
  ],
  toc: [
    'this command for a table of contents',
    'Delete it: the template of a page decides whether it has one. To show the command, write a \\ before it.',
  ],
  math: [
    'this formula',
    'Write it with plain characters, such as x² or ½, as `code`, or as a picture. To show the formula as it is, write a \\ before each dollar sign or command.',
  ],
  comment: ['this comment', 'Write <!-- words -->, in .mdx {/* words */}. To show the signs, write a \\ before the first.'],
  citation: [
    'this reference to a source',
    'Name the source in words, or in a footnote: [^1]. To show the brackets, write a \\ before them.',
  ],
  embed: [
    'the brackets of this picture',
    'Write what it shows, and its address: ![words](./picture.png). To show the brackets, write a \\ before each.',
  ],
  cell: ['this cell', 'Write a \\ before each | that is a part of words or code: `a \\| b`. Or add a column to the first two rows.'],
  tableRow: ['this row of a table', 'Delete it: only the row under the names of the columns has dashes.'],
  fence: [
    'this block of code',
    'Write the same marks, and nothing else, on a line after the code. Code that has such lines itself begins and ends with more of them: ````.',
  ],
  code: ['this indented code', 'Write a line of ``` before and after it; text that is not code is not indented.'],
  shortcode: [
    'this command of another generator',
    'Write what it shows: as Markdown, or as a component in .mdx. To show the command itself, write a \\ before it.',
  ],
  include: [
    'this command, which includes a file in mdBook',
    'Write the lines of the file here. To show the command itself, write a \\ before it.',
  ],
  import: [
    'this line of code',
    'Delete it: components belong to .mdx, and need no import there. To show the line, write ``` on a line before and after it.',
  ],
  admonition: [
    'the marks of this aside',
    'Write :::note[Title] on a line of its own, the text of the aside without its indentation, and ::: on a line after it. To show the marks, write a \\ before the first.',
  ],
  tab: [
    'the marks of this tab',
    'Write a heading or **bold** words in their place, and the text of the tab without its indentation. To show the marks, write a \\ before the first.',
  ],
  keys: ['these plus signs', 'Write <kbd>Ctrl</kbd> for each key. To show the signs, write a \\ before the first.'],
  edit: [
    'the marks of this change',
    'Write <ins>new words</ins>, ~~old words~~ or <!-- a comment -->. To show the marks, write a \\ before the first.',
  ],
  abbreviation: [
    'this abbreviation',
    'Delete the line, and where the text uses the abbreviation write <abbr title="its meaning">ABC</abbr>. To show the line, write a \\ before the asterisk.',
  ],
  commandAddress: [
    'this command of another generator',
    'Write the path of the page, [words](/prices), or a file relative to this one: [words](./prices.md), ![words](./plan.png). To show the command itself, write a \\ before it.',
  ],
  verbatim: [
    'this command of another generator',
    'Delete it, and the command that ends it. In code, braces need no such command; elsewhere, write a \\ before the first brace.',
  ],
  highlight: [
    'this command of another generator',
    'Write ``` and the language on the line before the code, such as ```ruby, and ``` on the line after it.',
  ],
  wiki: ['the brackets of this link', 'Write its address: [words](./other.md). To show the brackets, write a \\ before them.'],
  emoji: ['the name of this emoji', 'Write the emoji itself, such as ✅. To show the colons, write a \\ before the first.'],
  attributes: ['these braces', 'Delete them: how a page looks is decided by its templates. To show them, write a \\ before them.'],
  fact: ['this fact in braces', 'Write its value: facts have no effect in URLs, titles of links and descriptions of pictures.'],
  tex: [
    'this command of TeX',
    'Write what it does in Markdown, such as **bold** or *italic* words, and delete it if it is about pages of paper. To show the command, write a \\ before it.',
  ],
  ruby: ['the marks of this reading aid', 'Write <ruby>漢字<rt>かんじ</rt></ruby>. To show the marks, write a \\ before the first.'],
  blockId: [
    'this id',
    'Delete it, if no link leads to it. Otherwise write it at the end of a heading, ## Prices {#prices}, or as <a id="prices"></a>. To show it, write a \\ before it.',
  ],
  id: ['this id in braces', 'Write it at the end of a heading: ## Prices {#prices}. To show it, write a \\ before it.'],
} as const;

/** The messages about marks that visitors would not see. */
const leftOut: Partial<Record<keyof typeof rawMarks, string>> = {
  cell: 'This cell would be left out: the table has fewer columns.',
  fence: 'This block of code has no end: visitors would read the text after it as code.',
  linkWords: 'This link has no words: visitors would neither see nor hear it.',
  lines: 'Visitors would read these lines as a single one.',
  noteInLink: 'This link has a footnote in its words, which is a link itself.',
  underline: 'The dashes below these sentences would make them a heading.',
  note: 'This footnote would be left out: nothing refers to it.',
  noteRepeated: 'This footnote would be left out: another one before it has the same name.',
  asideAttributes: 'The attributes of this aside, in braces, would be left out.',
  sub: 'The characters between these tildes would be struck.',
  star: 'These two asterisks would be left out, and the words between them would be in italics.',
};

const frontMatterFaults = {
  open: {
    message: 'The front matter of this file is never closed.',
    hint: 'Write three dashes, ---, and nothing else on a line under its last key.',
  },
  toml: {
    message: 'The front matter of this file is TOML.',
    hint: 'Write it as YAML: --- instead of +++, and title: "…" instead of title = "…".',
  },
  json: {
    message: 'The front matter of this file is JSON or JavaScript.',
    hint: 'Write --- on a line before it and on a line after it, in place of other marks. JSON between these lines may stay as it is.',
  },
  late: {
    message: 'The front matter of this file does not begin in its first line.',
    hint: 'Delete the lines before ---, or move them below the front matter.',
  },
  start: {
    message: 'The first line of the front matter of this file is missing.',
    hint: 'Write --- on a line above the first key.',
  },
  marks: {
    message: 'The front matter of this file is not between two lines of three dashes.',
    hint: 'Write --- at the start of the line above its first key, and of the line under its last one.',
  },
  text: {
    message: 'This text has front matter, which visitors would read.',
    hint: 'Write the values into the YAML file of the entry, and delete the front matter here.',
  },
  block: {
    message: 'The front matter of this file has no keys.',
    hint: 'Write keys with their values between the lines of ---: title: "…"',
  },
  languages: {
    message: 'The languages of an entry follow from the names of its files.',
    hint: 'Delete this key.',
  },
};

const asText = 'To show it as text, write &lt; in place of <.';

const htmlInstead = {
  none: `Delete it, or write what it does in Markdown. ${asText}`,
  link: 'Write the link in Markdown: [text](URL).',
  picture: 'Write the picture in Markdown: ![text](./file.png).',
  heading: 'Write the heading in Markdown.',
  component: `Components belong to MDX: rename the file to end in .mdx. ${asText}`,
  style: 'How a page looks is decided by its templates: delete it.',
  markdown: 'Delete it, and write a blank line after the opening tag and before the closing tag.',
  value: 'Correct it, or delete the attribute.',
  direction: 'Write dir="ltr" or dir="rtl" in the tag. For words whose own direction is right, write <bdi>.',
};

/** Returns the elements of `names` as tags: `<ol> or <ul>`. */
const tagsOf = (names: readonly string[]): string =>
  [
    names
      .slice(0, -1)
      .map((name) => `<${name}>`)
      .join(', '),
    `<${names.at(-1)}>`,
  ]
    .filter((each) => each !== '')
    .join(' or ');

const idFaults = {
  letters: 'has characters that an id cannot have',
  repeated: 'is the id of another heading of this text',
  element: 'is the id of another element or heading of this text',
  start: 'is the id of the start of each page',
};

/** Returns the hint for a heading in HTML: Markdown of the same level. The title of the page is its only heading of level 1. */
const headingInstead = (tag: string): string =>
  /1$/.test(tag)
    ? 'Delete it if it is the title of the page, which the page shows anyway. Otherwise write it in Markdown: ## Prices.'
    : `Write the heading in Markdown: ${'#'.repeat(Number(tag.slice(1)))} Prices.`;

/** Markdown that replaces components which a site need not have. */
const insteadOfComponent: Readonly<Record<string, string>> = {
  Picture: 'Write ![what it shows](/assets/FILE).',
  Fact: 'Write the fact in braces: {NAME}.',
};

const unknownComponent = (allowed: readonly string[]): string =>
  `Use ${[...(allowed.length > 0 ? [oneOf(allowed)] : []), 'plain Markdown'].join(' or ')}. If your templates have this component, name it in proseComponents of archipel.config.ts.`;

export const texts = {
  'message-missing': error<{ key: string; language: string; inner?: readonly string[] }>(
    { groups: ['placeholder'] },
    ({ key, language, inner }) => ({
      message: `The translation "${key}" is missing in ${formats.language(language)}.`,
      hint: inner ? `Add "${key}" to this file, and under it ${formats.and(inner)}.` : `Add "${key}" to this file.`,
    }),
  ),
  'message-unused': error<{ key: string; known: readonly string[] } & Suggestion>((args) => ({
    message: `Nothing uses the translation "${args.key}".`,
    hint: didYouMean(args, 'Delete it.'),
  })),
  'message-plural': error<{ key: string; language: string; missing: readonly string[]; needed: readonly string[] }>(
    ({ key, language, missing, needed }) => ({
      message: `"${key}" lacks ${missing.length === 1 ? 'the plural form' : 'the plural forms'} ${quotedNames(missing)} in ${formats.language(language)}.`,
      hint: `${formats.language(language)} needs ${quotedNames(needed)}: add a text for each.`,
    }),
  ),
  /** `language` is the other language. */
  'message-variables': error<{ key: string; here: readonly string[]; there: readonly string[]; language: string }>(({ key, ...args }) => ({
    message: `"${key}" fills in ${args.here.join(', ') || 'nothing'}; the text in ${formats.language(args.language)} fills in ${args.there.join(', ') || 'nothing'}.`,
    hint: 'Use the same names in double braces in both languages.',
  })),
  /** `what` is the mistake, the exceeded limit, or the message of the parser. */
  'mdx-syntax': error<{ what: string | Excess | SyntaxMistake }>(({ what }) => mdxSyntax(what)),
  /** `fact` is the fact that the author probably meant to write in the braces. */
  'mdx-code': error<{ what: 'import' | 'expression' | 'html'; fact?: string | undefined }>(({ what, fact }) => ({
    message: `${codes[what]} is code, and content cannot contain code.`,
    hint: fact === undefined ? codeHints[what] : `A fact has one pair of braces and no spaces: {${fact}}.`,
  })),
  'mdx-component': error<{ name: string; allowed: readonly string[] } & Suggestion>((args) => ({
    message: `There is no component <${args.name}> for texts.`,
    hint:
      insteadOfComponent[args.name] ??
      `${didYouMean(args, unknownComponent(args.allowed))}${args.suggestion === undefined ? '' : ` If not, name <${args.name}> in proseComponents of archipel.config.ts.`}`,
  })),
  /** `attribute` is undefined if the component spreads an object. */
  'mdx-attribute': error<{ component: string; attribute?: string | undefined }>(({ component, attribute }) => ({
    message: `<${component}> ${attribute === undefined ? 'spreads an object' : `has the attribute "${attribute}" without a text in quotes`}.`,
    hint: 'Write attributes as name="text".',
  })),
  'mdx-picture': error<{ what: 'inline' | 'text' | 'decorative' | { readonly attribute: string } }>(({ what }) => ({
    message: `<Picture> ${typeof what === 'string' ? pictureFaults[what] : `has no attribute "${what.attribute}"`}.`,
    hint: 'Write it on a separate line: <Picture asset="FILE" alt="what it shows" caption="a line under it" />.',
  })),
  /** The suggestion is the path of a file in the content folder. */
  'picture-address': error<{ url: string; fault: 'external' | 'folder'; suggestion?: string | undefined }>(
    ({ url, fault, suggestion }) => ({
      message:
        fault === 'external'
          ? `The picture ${url} would be loaded from another site, which learns of each visitor.`
          : `There is no picture at "${url}": pictures are beside their text, or in content/assets.`,
      hint:
        suggestion !== undefined
          ? `Did you mean content/${suggestion}? Write its path from this file: folders are separated by /, and ../ leads to the folder above.`
          : 'Put the file beside the text, and write ![what it shows](./FILE); or put it into content/assets, and write ![what it shows](/assets/FILE).',
    }),
  ),
  'mdx-heading': error<{ depth: number; isEmpty?: boolean }>(({ depth, isEmpty = false }) =>
    isEmpty
      ? { message: 'This heading has no words.', hint: 'Write its words, or delete its marks.' }
      : {
          message: `A heading of level ${depth} does not fit here: the page has its main heading already, and levels follow one another.`,
          hint:
            depth === 1
              ? 'Delete it if it is the title of the page. Otherwise begin with ## and go down one level at a time.'
              : 'Begin with ## and go down one level at a time.',
        },
  ),
  /** `written` is the text with marks that have an effect. */
  'markdown-raw': error<{ what: keyof typeof rawMarks; written?: string | undefined; name?: string | undefined }>(({ what, written }) => ({
    message: leftOut[what] ?? `Visitors would read ${rawMarks[what][0]} just as typed here.`,
    hint:
      written === undefined
        ? rawMarks[what][1]
        : `Write "${written}". Marks have no effect between a letter and a punctuation mark or code, and underscores have none between letters.`,
  })),
  /** `written` is the language in `name`, with its marks as they have to be written. */
  'code-language': warning<Suggestion & { name: string; written: string | undefined }>(({ name, suggestion, written }) => ({
    message: `There are no colours for code in "${name}".`,
    hint:
      written !== undefined
        ? `Write \`\`\`${written}: after the language and a space, {1,3-5} marks lines, and title="greet.js" is a title.`
        : `${suggestion === undefined ? 'Write' : `Did you mean "${suggestion}"? Otherwise write`} \`\`\`text to show the code in one colour.`,
  })),
  'code-mark': warning<{ mark: string }>(({ mark }) => ({
    message: `"${mark}" has no meaning after the language of a code block.`,
    hint: 'Write ```js title="greet.js" {1,3-5} ins={6} del={7} "word" /pattern/ showLineNumbers, or some of these marks.',
  })),
  'aside-unknown': error<Suggestion & { name: string; known: readonly string[] }>({ groups: ['unknownName'] }, ({ name, ...args }) => ({
    message: `There is no kind of aside "${name}".`,
    hint: didYouMean(args, `Use ${oneOf(args.known)}.`),
  })),
  /** `keys` are the keys that front matter must have. */
  'front-matter': error<{ fault: keyof typeof frontMatterFaults | 'none'; keys?: readonly string[] }>(({ fault, keys = [] }) =>
    fault === 'none'
      ? { message: 'This file has no front matter.', hint: ['Begin it with:', '---', ...keys.map((key) => `${key}: …`), '---'].join('\n') }
      : frontMatterFaults[fault],
  ),
  /** `other` is the file with another value. */
  'front-matter-differs': error<{ key: string; other: string }>(({ key, other }) => ({
    message: `"${key}" must be the same in every language, but ${other} has another value.`,
    hint: 'Make both values equal, or delete this one.',
  })),
  'text-duplicate': error<{ other: string }>(({ other }) => ({
    message: `This file and ${other} are the same text in the same language.`,
    hint: 'Delete one of them, or give it another name.',
  })),
  /** `tag` is the name of the element, or the start of other markup, with its `<`: `<!DOCTYPE`. */
  'html-unknown': error<{ tag: string; attribute: string | undefined; value?: string | undefined; instead: keyof typeof htmlInstead }>(
    ({ tag, attribute, value, instead }) => ({
      message:
        value !== undefined
          ? `"${value}" is not a value of the attribute ${attribute}.`
          : attribute === undefined
            ? `${tag.startsWith('<') ? `"${tag}"` : `The HTML element <${tag}>`} is not allowed in Markdown.`
            : instead === 'direction'
              ? `<${tag}> needs the attribute ${attribute}, or it has no effect.`
              : `The attribute ${attribute} is not allowed on <${tag}> in Markdown.`,
      hint: instead === 'heading' ? headingInstead(tag) : htmlInstead[instead],
    }),
  ),
  /** `others` are the elements that `tag` belongs into, or the only ones that may be within it. */
  'html-place': error<{ tag: string; fault: 'outside' | 'inside'; others: readonly string[] }>(({ tag, fault, others }) => ({
    message:
      fault === 'outside'
        ? `<${tag}> is not within ${tagsOf(others)}, where it belongs.`
        : `Directly within <${tag}>, there may only be ${tagsOf(others)}.`,
    hint: fault === 'outside' ? `Write it there, or delete its tags. ${asText}` : `Write what is here within ${tagsOf(others)}.`,
  })),
  'html-unclosed': error<{ tag: string; isEnd: boolean }>(({ tag, isEnd }) => ({
    message: isEnd ? `</${tag}> ends an element that is not open here.` : `<${tag}> is not closed in the same block.`,
    hint: tag === 'code' ? 'Write code in Markdown: `words`.' : `${isEnd ? 'Delete it.' : `Write </${tag}> where it ends.`} ${asText}`,
  })),
  /** `other` is the file or section with the same id. */
  'heading-id': error<{ id: string; fault: keyof typeof idFaults | { readonly other: string } }>(({ id, fault }) => ({
    message: `"${id}" ${typeof fault === 'string' ? idFaults[fault] : `is an id of this page already, in ${fault.other}`}.`,
    hint:
      fault === 'element'
        ? 'Give one of the two another id, or delete the one that no link needs.'
        : fault === 'start'
          ? `Delete it, if links shall lead to the start of the page: #${id} does so without it. Otherwise write another id.`
          : 'Give the heading another id of letters, digits and hyphens at its end: ## Prices {#prices-2026}.',
  })),
  'link-insecure': warning<{ url: string }>(({ url }) => ({
    message: `"${url}" is not encrypted: others on the way can read and change what visitors receive.`,
    hint: `If the site answers there, write ${url.replace(/^http:/i, 'https:')}.`,
  })),
  'text-markup': warning<{ found: string; plain: string | undefined }>(({ found, plain }) => ({
    message: `Visitors would read "${found}" as it is written: this text has no markup.`,
    hint: {
      character: 'Write the character itself.',
      link: 'Give the link a button or an entry of its own, or write the text as prose in an MDX file.',
      marks: 'Delete the marks; emphasis is possible in prose, in an MDX file.',
    }[markupKind(found, plain)],
  })),
  'fact-notation': error<{ name: string; written: string }>(({ name, written }) => ({
    message: `Visitors would read "${written}" as it is: a fact has one pair of braces and no spaces.`,
    hint: `Write {${name}}.`,
  })),
  'variable-open': error<{ name: string }>(({ name }) => ({
    message: `The brace before "${name}" is never closed, so visitors would read it.`,
    hint: `Write {${name}}.`,
  })),
  'placeholder-left': error<{ word: string }>({ groups: ['placeholder', 'unfinished', 'unwritten'] }, ({ word }) => ({
    message: `"${word}" is a placeholder, not a text for visitors.`,
    hint: `Write the text. In prose, write \`${word}\` as code if the text is about the word.`,
  })),
  'campaign-impossible': error<{ starts: string; ends: string }>(({ starts, ends }) => ({
    message: `The campaign ends (${ends}) before it starts (${starts}).`,
    hint: 'Swap or correct the two dates.',
  })),
  'campaign-overlap': error<{ one: string; other: string }>(({ one, other }) => ({
    message: `The campaigns "${one}" and "${other}" overlap, so the price would be ambiguous.`,
    hint: 'End one before the other starts.',
  })),
  'price-parts': error<{ campaign: string }>(({ campaign }) => ({
    message: `The offer of "${campaign}" and the regular price name different amounts.`,
    hint: 'Name the same amounts (once, or setup, monthly and perMinute) in both.',
  })),
  'example-value': error<{ value: string }>(({ value }) => ({
    message: `"${value}" is an example, not a real value.`,
    hint: 'Replace it and delete "example: true".',
  })),
  'service-unconfigured': error<{ key: string; variable: string | undefined }>(({ key, variable }) => ({
    message: `"${key}" is not set, and pages cannot call the service without it.`,
    hint: variable === undefined ? `Set it in site.yaml.` : `Set it in site.yaml or in the environment variable ${variable}.`,
  })),
  'service-agreement': error<{ key: string }>(({ key }) => ({
    message: `Another company gets what visitors write, but "${key}" does not name the day of your contract with it.`,
    hint: 'Sign the contract on data processing (GDPR, Article 28), check where the servers are, name the company in the privacy statement, and set the day: 2026-11-01. Or use your own service.',
  })),
  'service-incomplete': error<{ key: string; variable: string | undefined }>({ groups: ['unfinished'] }, ({ key, variable }) => ({
    message: `"${key}" is not set, but other values of this service are: what visitors send would be lost.`,
    hint: `Set it in site.yaml${variable === undefined ? '' : ` or in the environment variable ${variable}`}, or delete the others.`,
  })),
  'service-key': error<{ key: string }>(({ key }) => ({
    message: `"${key}" is in content, but only the server may know it.`,
    hint: 'Delete it, ask the provider for a new one, and give that to the server.',
  })),
};
