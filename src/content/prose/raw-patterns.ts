// Patterns of Markdown marks that the parser leaves in the text: typing mistakes, and marks that only other generators know.
import { unspaced } from '../../model/languages/unspaced.ts';
import type { RawPatterns } from './find-mark.ts';
import { foreignAroundCode, foreignInLines, foreignInParagraphs, foreignInText } from './foreign-patterns.ts';

/** Formulas of TeX. Between single dollar signs, a command, an index or a power distinguishes a formula from two amounts. */
const formulas: RawPatterns = [
  ['math', /^[ \t]*\$\$[ \t]*$/m, '$\\'],
  ['math', /^\$\$[^$]+\$\$$/, '$\\'],
  ['math', /(?<![\\$])\$\$(?!\$)[^$\n]*[\\_^=][^$\n]*\$\$(?!\$)/, '$\\'],
  ['math', /(?<![\\$\p{L}\p{N}])\$(?=[^\s$\p{N}][^$\n]*\$)[^$\n]*?(?:\\[a-z]|[_^])[^$\n]*(?<=[^\s\\])\$(?![\p{L}\p{N}$])/iu, '$\\'],
  ['math', /(?<![\\$\p{L}\p{N}])\$(?=\p{N}[^$\n]*\$)[^$\n]*?(?:\\[a-z]|\^)[^$\n]*(?<=[^\s\\])\$(?![\p{L}\p{N}$])/iu, '$\\'],
  ['math', /(?<!\\)\\(?:begin\{[a-z]+\*?\}|\((?=[^\n]*\\[a-z])[^\n]*?\\\)|\[(?=[^\]]*\\[a-z])[^\]]*?\\\])/i, '$\\'],
];

/** The asides of MkDocs. Without a space after the marks, only these words are an aside. */
const admonitions =
  'note|abstract|summary|tldr|info|todo|tip|hint|important|success|check|done|question|help|faq|warning|caution|attention|failure|fail|' +
  'missing|danger|error|bug|example|quote|cite|seealso|details|admonition';

/** Constructs of Python-Markdown, which MkDocs uses. */
const pythonMarkdown: RawPatterns = [
  ['admonition', /^(?:!!!|\?\?\?\+?)[ \t]+[a-z].*$/m, '!?'],
  ['admonition', new RegExp(String.raw`^(?:!!!|\?\?\?\+?)[ \t]*(?:${admonitions})(?:[ \t]+[\w-]+)*(?:[ \t]+["“„«].*)?[ \t]*$`, 'im'), '!?'],
  ['admonition', /^(?:!!!|\?\?\?\+?)[ \t]*["“„«].*$/m, '!?'],
  ['admonition', new RegExp(String.raw`^/{3,}[ \t]*(?:${admonitions}|tab|caption|figure-caption|html|define)[ \t]*(?:\|.*)?$`, 'm'), '/'],
  // ::: package.module, as mkdocstrings reads it, possibly with options.
  ['shortcode', /^:{3,}[ \t]+[\w-]+(?:\.[\w-]+)+[ \t]*$|^:{3,}[ \t]+[\w.-]+[ \t]*\n[ \t]+:?\w+:/m, ':'],
  ['tab', /^===[!+]*[ \t]+["“„«].*$/m, '='],
  ['shortcode', /^[ \t]*;*-+8<-+[ \t]+["“„«].*$|^[ \t]*-+8<-+[ \t]*\n(?:.*\n)*?[ \t]*-+8<-+[ \t]*$/m, '<'],
  ['shortcode', /^\[=[ \t]*[\d.]+%(?:[ \t]+["“„«][^\]\n]*)?\]/m, '['],
  ['abbreviation', /^[ \t]*\*\[[^\]\n*]+\]:(?![^\n]*\*).*$/m, '['],
];

/** Patterns within the source of a paragraph, which may also be in a heading, a cell of a table or a defined word. */
const withinLines: RawPatterns = [
  // A backslash breaks a line only if another one follows. That after a colon belongs to a path of Windows.
  ['lineEnd', /(?<![\\:])\\$/, '\\'],
  ['comment', /(?<![\\%\p{L}\p{N}])%%(?!%)[^%\n]+%%(?!%)/u, '%'],
  // A comment of Nunjucks, Jinja or Twig.
  ['comment', /(?<!\\)\{#[^{}]*#\}/, '{'],
  ['edit', /\{~~[^{}\n]*~>[^{}\n]*~~\}/, '{'],
  // After the address and a space, only a title in quotes may follow. An address between < and > may have spaces.
  ['link', /(?<!\\)\[[^\][\n]*\]\((?!<[^<>\n]*>[ \t]*["')])[^()\s]+[ \t]+[^\s()"'][^()\n]*\)/, '['],
  ['linkParts', /(?<!\\)\[(?!\^)(?=[^\][\n]*\p{L}{2})[^\][\n]+\][ \t]+\((?:https?:\/\/|mailto:|\.{0,2}\/)[^()\s]*\)/u, '['],
  // A link whose address has no closing parenthesis.
  [
    'linkParts',
    /(?<![\\!])\[(?=[^\][\n]*\p{L})[^\][\n]*\]\((?:https?:\/\/|mailto:|\.{0,2}\/|[\w./-]+\.mdx?\b)[^()\n]*(?:$(?!\n[ \t]*["'()])|\[[^\][\n]*\]\()/mu,
    '[',
  ],
  ...foreignInLines,
  ['linkParts', /(?<![\\\]])\([^()\n]+\)\[(?:https?:\/\/|mailto:|\.{0,2}\/)[^\][\s]*\]/, '['],
];

/** Patterns within the source of a heading, a cell of a table or a defined word. */
export const linePatterns: RawPatterns = [...withinLines, ['shortcode', /^:{3,}[ \t]+[\w-]+(?:\.[\w-]+)+[ \t]*$/]];

/** The end of a line that Markdown joins with the next one, because neither a backslash nor two spaces nor a tag end it. */
const joined = String.raw`[^\n]*(?<!(?:\\|  |<br ?/?>)\r?)\n[ \t>]*`;

/** The first lines of a list whose marks are only letters or signs for Markdown, so that its lines run together. */
const runTogether: RawPatterns = [
  ...[
    ['a', 'b'],
    ['i', 'ii'],
    ['1', '2'],
  ].map(([one, two]) => ['lines', new RegExp(String.raw`^\(?${one}\)[ \t]${joined}\(?${two}\)[ \t]`, 'im'), ')'] as const),
  ['lines', new RegExp(String.raw`^(?:a|#)\.[ \t]${joined}(?:b|#)\.[ \t]`, 'm')],
  ['lines', new RegExp(String.raw`^(?:[→➔➜➤►▶✓✔✗✘☐☑☒✅❌])[ \t]?${joined}(?:[→➔➜➤►▶✓✔✗✘☐☑☒✅❌])[ \t]?`, 'mu')],
];

/** Patterns within the source of a paragraph. */
export const ofParagraphs: RawPatterns = [
  ['toc', /^(?:@?\[{1,2}_?toc_?\]{1,2}|[\s\S]*\{:toc\b[^{}\n]*\})$/i, '[{'],
  ...formulas,
  ...pythonMarkdown,
  // The parser reads definitions, but neither within lists nor without their word.
  ['definition', /(?<=^[ \t]*):[ \t]+\S.*$/m, ':'],
  [
    'import',
    /^import[ \t]+(?:(?:[\w$]+|\*[ \t]+as[ \t]+[\w$]+|(?:[\w$]+[ \t]*,[ \t]*)?\{[^{}'"]*\})\s+from[ \t]+)?(['"])[^'"\n]+\1[ \t]*;?[ \t]*\r?$/m,
    '\'"',
  ],
  [
    'import',
    /^export[ \t]+(?:(?:const|let|var)[ \t]+[\w$]+[ \t]*=|(?:default[ \t]+)?(?:async[ \t]+)?function\b|default[ \t]+[\w$]+[ \t]*;?[ \t]*\r?$|default[ \t]*[({]).*$/m,
  ],
  ['table', /^\|(?:.*[^\\])?\|[ \t]*$/m, '|'],
  ['table', /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/m, '|'],
  ['table', /^\|[ \t]*:?-{2,}[-+:| \t]*$/m, '|'],
  // Rows without a pipe at their end or at both ends.
  ['table', /^\|[ \t][^\n]*\n[ \t>]*\|[ \t]/m, '|'],
  ['table', /^(?:(?=[^\n]*[^\s\\] \| )[^\n]+(?:\n|$)){2,}$/, '|'],
  ['aside', /^:{3,}.*$|^::[ \t]*(?:note|info|tip|important|warning|caution|danger)[ \t]*$/im, ':'],
  // asides.ts has taken the marks that are alone in the first line of a quote. In Obsidian, a sign after a mark folds the aside.
  ['alert', /^\[![ \t]*[\w-]*[ \t]*\](?:[-+ \t].*)?\r?$/m, '['],
  // A directive without a body: ::video[words]{id=1}.
  ['shortcode', /^::[a-z][\w-]*[[{].*$/im, ':'],
  ['heading', /^#{2,6}(?:[^\s#]|\u00A0).*$|^#\u00A0.*$|^#{7,}[ \t\u00A0].*$/m, '#'],
  // A line that begins with #1 or #hashtag is a sentence.
  ['heading', /^#(?=\p{Lu}\p{Ll}|\p{L}+[ \t])[^#\n]*[^#\s.!?:,;]\s*$(?![\s\S])/u, '#'],
  ['shortcode', /^(?:<<<[ \t]*@\/|\{::[a-z]).*$/m, '<{'],
  ['comment', /^[ \t]*%%[ \t]*$/m, '%'],
  ['list', /^[-+*]\[[ x]\][ \t].*$/im, '['],
  ...runTogether,
  ['frontMatter', /^\+{3}[ \t]*\r?\n[ \t>]*[\w.-]+[ \t]*=[ \t]/, '+'],
  ...foreignInParagraphs,
  ['task', /^(?:\[[-~>/?!]?\][ \t]|\[[ x]\](?=[ \t\p{L}]|$)).*$/iu, '['],
  ...withinLines,
];

/** The character that replaces code and emphasis in `aroundParts`. It is neither a letter nor a space. */
export const partMark = '\uFFFC';

/** The notations of invisible characters and of `&`, each with two letters swapped, one left out or one doubled. */
const mistypedEntities = ['nbsp', 'shy', 'amp', 'ndash', 'mdash', 'hellip'].flatMap((name) =>
  [...name].flatMap((letter, at) => {
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    const swapped = `${before}${after.charAt(0)}${letter}${after.slice(1)}`;
    return [swapped, before + after, `${before}${letter}${letter}${after}`].filter((each) => each.length > 2 && each !== name);
  }),
);

/** Notations of characters that are often written without their semicolon. */
const unclosedEntities =
  'nbsp|shy|[nm]dash|hellip|copy|reg|trade|euro|[AOUaou]uml|szlig|[Ee]acute|[Ee]grave|ccedil|[lr]aquo|[lr][sd]quo|times|middot|bull|amp|lt|gt|quot';

/** Patterns within the source of a text node. */
export const textPatterns: RawPatterns = [
  ...formulas,
  // The parser may take the asterisks for emphasis. own-ids.ts reads an id at the end of a heading.
  ['comment', /(?<!\\)\{\/(?:$|\*(?![ \t]*#[^\s{}*]+[ \t]*\*\/\}[ \t]*#*[ \t]*\r?$)[\s\S]*?\*\/\})/, '{'],
  ['footnote', /(?<!\\)\[\^[^\]\s]+\](?!\()/, '['],
  ['noteName', /(?<!\\)\[\^[^\]\n]+\](?!\()/, '['],
  ['footnote', /(?<!\\)\^\[[^\][\n]+\]/, '['],
  ['link', /(?<![\\!])\[[^\][]+\]\([^()\n]*\)/, '['],
  ['reference', /(?<!\\)\[[^\]^[]+\]\[[^\][]*\]/, '['],
  ['embed', /(?<!\\)!\[\[[^\][\n]+\]\]/, '['],
  // Shortcodes of WordPress, and BBCode.
  ['shortcode', /(?<!\\)\[[a-z][\w-]*(?:[ \t]+[\w-]+=["“”„'][^\][\n]*)\](?![([:])/i, '['],
  ['shortcode', /(?<!\\)\[([a-z][\w-]*)(?:[ =][^\][\n]{0,200})?\][^\n]{0,300}?\[\/\1\]/i, '['],
  ['shortcode', /(?<!\\)<%[-=#]?[^%\n]*%>/, '<'],
  ['expression', /(?<![\\{])\{\s*(?:(["'])[^"'{}\n]*\1|new [A-Z][^{}\n]*|[\w.]+\s+[-+*/]\s+[\w.]+)\s*\}(?!\})/, '{'],
  ['expression', /(?<![\\{])\{(?!:)(?=[^{}\n]*\}(?!\}))[^{}\n]*?(?:=>|\w\([^{}()\n]*\)|\?[^{}?\n]* : |&&|\|\|)[^{}\n]*\}/, '{'],
  ['wiki', /(?<![\\!])\[\[[^\][\n]+\]\]/, '['],
  ['citation', /(?<!\\)\[-?@\w[\w:.-]*(?:[;,][^\][\n]*)?\]/, '['],
  // An emoji code in the notation of GitHub, but not a part of a word, of a time or of a `::directive`.
  ['emoji', /(?<![\\\w:]):(?:[a-z][a-z\d_+-]{2,}|[+-]1):(?![\w:])/, ':'],
  ['comment', /(?<!\\)\{#[^{}\n]*#\}/, '{'],
  // own-ids.ts reads an id at the end of a line.
  ['id', /(?<!\\)\{:?[ \t]*#[^{}.=\n]*[\p{L}\p{N}][^{}.=\n]*\}(?![ \t]*#*[ \t]*\r?$)/mu, '{'],
  // `name{.h, .c}` names several files.
  ['attributes', /(?<!\\)\{:?\s*(?:\.[\w-]+(?![\w-])(?!\s*,)|[\w-]+=[^\s{}]|#[\w-]+\s[^{}\n]*[.=]|=[a-z]+\})[^{}\n]*\}?/, '{'],
  ['mark', /(?<![\\=\p{L}\p{N}\uFFFC])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\p{L}\p{N}\uFFFC])/u, '='],
  ['edit', /(?<!\\)\{(?:\+\+[^{}\n]+\+\+|--[^{}\n]+--|>>[^{}\n]+<<)\}/, '{'],
  ['keys', /(?<![\\+\p{L}\p{N}])\+\+(?:[\w-]+|"[^"\n]+")(?:\+(?:[\w-]+|"[^"\n]+"))*\+\+(?![+\p{L}\p{N}])/u, '+'],
  ['edit', /(?<![\\^\p{L}\p{N}])\^\^(?=[^\s^])[^^\n]*[^\s^]\^\^(?![\^\p{L}\p{N}])/u, '^'],
  ['sup', /(?<=[\p{L}\p{N})])\^[^\s^\\]+\^(?!\^)/u, '^'],
  // Between two letters, it is a mistyped apostrophe, which the rules of typography report.
  ['backtick', /(?<![\\`])(?:(?<!\p{L})`+|`+(?![`\p{L}]))/u, '`'],
  // The accents of a keyboard in place of backticks.
  ['backtick', /(?<![\p{L}\p{N}])´[^\s´`](?:[^´`\n]*[^\s´`])?´(?![\p{L}\p{N}])/u],
  // The beginning of a fact, to the end of its text.
  ['openBrace', /(?<![\\{\p{L}\p{N}])\{[a-z][\w.-]{2,60}(?=[\s,;:!?]|$)(?![^{}]*\})/u, '{'],
  ['entity', new RegExp(`&(?:${mistypedEntities.join('|')});|&(?:${unclosedEntities})(?![\\w;=])`), '&'],
  ...foreignInText,
  ['strike', /(?<![\\~])~~(?!~)/, '~'],
  ['emphasis', /(?<![\\*])\*\*(?!\*)/, '*'],
  ['underscores', /(?<![\\_\p{L}\p{N}:]|:[ \t])__(?:[ \t][^_\n]*[^\s_][ \t]*|[^\s_][^_\n]*[ \t])__(?![_\p{L}\p{N}])/u, '_'],
];

/** The patterns within a text that also apply if a part of the text is code or emphasis: ``[`words`][name]``. */
export const aroundParts: RawPatterns = [
  ...textPatterns.filter(([what]) => what === 'link' || what === 'reference' || what === 'mark' || what === 'edit'),
  ...foreignAroundCode,
];

/**
 * Matches pairs of marks that have no effect because of the characters beside one of the two marks: punctuation or a fact on its inner
 * side, and a letter on its outer side, as in `**{city}**s`. The patterns of a single asterisk are narrower, because it may also mark a
 * footnote or mean “times”. Underscores have no effect beside any letter, but in most scripts they are parts of names there.
 */
export const besideLetter = new RegExp(
  [
    String.raw`(?<![\\*~])(?<closed>\*\*\*?|~~)(?=[^\s*~])[^*~\n]*(?![*~])[\p{P}\p{S}]\k<closed>(?=[\p{L}\p{N}])`,
    String.raw`(?<=[\p{L}\p{M}\p{N}])(?<open>\*\*\*?|~~)(?=[^\p{L}\p{N}\s*~])[^*~\n]*[^\s*~]\k<open>(?![*~])`,
    String.raw`(?<![\\*\p{L}\p{N})])\*(?=[^\s*])[^*\n]*(?![*~])[\p{P}\p{S}]\*(?=\p{L})`,
    String.raw`(?<=[\p{L}\p{M}])\*(?=[{([„«‚<\x60])[^*\n]*[^\s*]\*(?![*\p{L}\p{N}])`,
    String.raw`(?<![\\_\p{L}\p{N}])(?<low>__?)\{[\w.-]+\}\k<low>(?=\p{L})`,
    String.raw`(?<![\\_a-zA-Z0-9])(?<within>__?)(?=[^\s_])(?=[^_\n]*${unspaced})[^_\n]*[^\s_]\k<within>(?=${unspaced})`,
    String.raw`(?<=${unspaced})(?<after>__?)(?=[^\s_])(?=[^_\n]*${unspaced})[^_\n]*[^\s_]\k<after>(?![_\p{L}\p{N}])`,
  ].join('|'),
  'gu',
);
