// Patterns of Markdown marks that the parser leaves in the text: typing mistakes, and marks that only other generators know.
import type { ArgsOf } from '../../diagnostics/catalogue/index.ts';

export type RawMark = ArgsOf<'markdown-raw'>['what'];

type RawPatterns = readonly (readonly [RawMark, RegExp])[];

/** Formulas of TeX. Between single dollar signs, a command, an index or a power distinguishes a formula from two amounts. */
const formulas: RawPatterns = [
  ['math', /^[ \t]*\$\$[ \t]*$/m],
  ['math', /^\$\$[^$]+\$\$$/],
  ['math', /(?<![\\$])\$\$(?!\$)[^$\n]*[\\_^=][^$\n]*\$\$(?!\$)/],
  ['math', /(?<![\\$\p{L}\p{N}])\$(?=[^\s$\p{N}][^$\n]*\$)[^$\n]*?(?:\\[a-z]|[_^])[^$\n]*(?<=[^\s\\])\$(?![\p{L}\p{N}$])/iu],
  ['math', /(?<![\\$\p{L}\p{N}])\$(?=\p{N}[^$\n]*\$)[^$\n]*?(?:\\[a-z]|\^)[^$\n]*(?<=[^\s\\])\$(?![\p{L}\p{N}$])/iu],
  ['math', /(?<!\\)\\(?:begin\{[a-z]+\*?\}|\((?=[^\n]*\\[a-z])[^\n]*?\\\)|\[(?=[^\]]*\\[a-z])[^\]]*?\\\])/i],
];

/** Patterns within the source of a paragraph. */
export const ofParagraphs: RawPatterns = [
  ['toc', /^(?:@?\[{1,2}_?toc_?\]{1,2}|[\s\S]*\{:toc\b[^{}\n]*\})$/i],
  ...formulas,
  ['table', /^\|(?:.*[^\\])?\|[ \t]*$/m],
  ['table', /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/m],
  ['table', /^\|[ \t]*:?-{2,}[-+:| \t]*$/m],
  ['aside', /^:{3,}.*$/m],
  ['heading', /^#{2,6}[^\s#].*$/m],
  ['shortcode', /^(?:<<<[ \t]*@\/|===[!+]?[ \t]+"|\{::[a-z]).*$/m],
  ['admonition', /^(?:!!!|\?\?\?\+?)[ \t]+[a-z].*$/m],
  ['comment', /^[ \t]*%%[ \t]*$|(?<![\\%\p{L}\p{N}])%%(?!%)[^%\n]+%%(?!%)/mu],
  ['list', /^[-+]\p{L}.*\n[ \t]*[-+]\p{L}.*$/mu],
  ['list', /^\d+[.)]\p{L}.*\n[ \t]*\d+[.)]\p{L}.*$/mu],
  ['task', /^(?:\[\][ \t]|\[[ x]\](?=[ \t\p{L}])).*$/iu],
  // After the address and a blank, only a title in quotes may follow. An address between < and > may have blanks.
  ['link', /(?<!\\)\[[^\][\n]*\]\((?!<[^<>\n]*>[ \t]*["')])[^()\s]+[ \t]+[^\s()"'][^()\n]*\)/],
  ['linkParts', /(?<!\\)\[(?!\^)(?=[^\][\n]*\p{L}{2})[^\][\n]+\][ \t]+\((?:https?:\/\/|mailto:|\.{0,2}\/)[^()\s]*\)/u],
  ['linkParts', /(?<!\\)\([^()\n]+\)\[(?:https?:\/\/|mailto:|\.{0,2}\/)[^\][\s]*\]/],
];

/** Patterns within the source of a text node. */
export const ofTexts: RawPatterns = [
  ...formulas,
  ['footnote', /(?<!\\)\[\^[^\]\s]+\](?!\()/],
  ['noteName', /(?<!\\)\[\^[^\]\n]+\](?!\()/],
  ['footnote', /(?<!\\)\^\[[^\][\n]+\]/],
  ['link', /(?<![\\!])\[[^\][]+\]\([^()\n]*\)/],
  ['reference', /(?<!\\)\[[^\]^[]+\]\[[^\][]*\]/],
  ['embed', /(?<!\\)!\[\[[^\][\n]+\]\]/],
  ['wiki', /(?<![\\!])\[\[[^\][\n]+\]\]/],
  ['citation', /(?<!\\)\[-?@\w[\w:.-]*(?:[;,][^\][\n]*)?\]/],
  // An emoji code in the notation of GitHub, but not a part of a word, of a time or of a `::directive`.
  ['emoji', /(?<![\\\w:]):(?:[a-z][a-z\d_+-]{2,}|[+-]1):(?![\w:])/],
  // own-ids.ts reads an id at the end of a line.
  ['id', /(?<!\\)\{:?[ \t]*#[^{}.=\n]*[\p{L}\p{N}][^{}.=\n]*\}(?![ \t]*#*[ \t]*\r?$)/mu],
  ['attributes', /(?<!\\)\{:?\s*(?:\.[\w-]+|[\w-]+=[^\s{}]|#[\w-]+\s[^{}\n]*[.=]|=[a-z]+\})[^{}\n]*\}?/],
  ['mark', /(?<![\\=\p{L}\p{N}])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\p{L}\p{N}])/u],
  ['sup', /(?<=[\p{L}\p{N})])\^[^\s^\\]+\^(?!\^)/u],
  ['strike', /(?<![\\~])~~(?!~)/],
  ['emphasis', /(?<![\\*])\*\*(?!\*)/],
  ['underscores', /(?<![\\_\p{L}\p{N}:]|:[ \t])__(?:[ \t][^_\n]*[^\s_][ \t]*|[^\s_][^_\n]*[ \t])__(?![_\p{L}\p{N}])/u],
];

/**
 * Matches pairs of marks that have no effect because of the characters beside one of the two marks: punctuation or a fact on its inner
 * side, and a letter on its outer side, as in `**{city}**s`. The patterns of a single asterisk are narrower, because it may also mark a
 * footnote or mean “times”.
 */
export const besideLetter = new RegExp(
  [
    String.raw`(?<![\\*~])(?<closed>\*\*|~~)(?=[^\s*~])[^*~\n]*(?![*~])[\p{P}\p{S}]\k<closed>(?=[\p{L}\p{N}])`,
    String.raw`(?<=[\p{L}\p{N}])(?<open>\*\*|~~)(?=[^\p{L}\p{N}\s*~])[^*~\n]*[^\s*~]\k<open>(?![*~])`,
    String.raw`(?<![\\*\p{L}\p{N})])\*(?=[^\s*])[^*\n]*(?![*~])[\p{P}\p{S}]\*(?=\p{L})`,
    String.raw`(?<=\p{L})\*(?=[{([„«‚<\x60])[^*\n]*[^\s*]\*(?![*\p{L}\p{N}])`,
    String.raw`(?<![\\_\p{L}\p{N}])(?<low>__?)\{[\w.-]+\}\k<low>(?=\p{L})`,
  ].join('|'),
  'gu',
);
