// Patterns of marks of other notations than Markdown, which files that come from elsewhere still have: reStructuredText, MyST, TeX,
// AsciiDoc, Textile, Obsidian and wikis.
import type { RawPatterns } from './find-mark.ts';

/** Directives of reStructuredText that show an aside. */
const asides =
  'note|tip|hint|important|warning|caution|attention|danger|error|admonition|seealso|todo|versionadded|versionchanged|deprecated';

/** Commands of TeX without arguments, and those with arguments in braces. */
const alone =
  'newpage|pagebreak|clearpage|cleardoublepage|noindent|tableofcontents|bigskip|medskip|smallskip|hfill|vfill|centering|maketitle';
const withBraces =
  'textbf|textit|texttt|textsc|emph|underline|(?:eq|page|auto|c)?ref|cite[pt]?|label|[hv]space|footnote|input|include|includegraphics|' +
  '(?:sub){0,2}section|chapter|paragraph|caption|href|url|begin|end';

/** Patterns within the source of a paragraph, a heading, a cell of a table or a defined word. */
export const foreignInLines: RawPatterns = [
  ['tex', new RegExp(String.raw`(?<![\\\w:./-])\\(?:${alone})(?![\w\\-])`), '\\'],
  ['tex', new RegExp(String.raw`(?<![\\:/])\\(?:${withBraces})\*?(?:\[[^\][\n]*\])?\{[^{}\n]*\}`), '\\'],
  ['tex', /(?<![\\\w])\\@ref\([^()\n]*\)/, '\\'],
  ['math', /(?<![\\$\p{L}\p{N}])\$[a-z](?:[ \t]?[-+=<>*/][ \t]?[a-z\d]+)*\$(?![\p{L}\p{N}$])/iu, '$'],
  // A link of Jira.
  ['linkParts', /(?<!\\)\[(?=[^\][|\n]+\|https?:\/\/)[^\][|\n]*\p{L}[^\][|\n]*\|https?:\/\/[^\][\s|]+\]/u, '['],
  // Furigana of DenDenMarkdown and of Aozora Bunko.
  ['ruby', /(?<!\\)\{(?=[^{}|\n]*[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[^{}|\n]+(?:\|[^{}|\n]+)+\}/u, '{'],
  ['ruby', /[｜|][^｜|《》\n]{1,20}《[^《》\n]+》/u],
];

/** Patterns within the source of a paragraph. */
export const foreignInParagraphs: RawPatterns = [
  // Directives and targets of reStructuredText.
  ['admonition', new RegExp(String.raw`^\.\.[ \t]+(?:${asides})::(?:[ \t].*)?$`, 'm'), ':'],
  ['toc', /^\.\.[ \t]+(?:contents|toctree)::(?:[ \t].*)?$/m, ':'],
  ['shortcode', /^\.\.[ \t]+(?:\|[^|\n]+\|[ \t]+)?[a-z][\w:-]*::(?:[ \t].*)?$/m, ':'],
  ['blockId', /^\.\.[ \t]+_[^:\n]+:[ \t]*$/m, ':'],
  ['reference', /^\.\.[ \t]+_[^:\n]+:[ \t]+\S.*$|^\.\.[ \t]+\[[\w#*-]+\][ \t]+\S.*$/m, ':['],
  // A target of MyST.
  ['blockId', /^\([\w.:-]+\)=[ \t]*$/m, '='],
  // Obsidian: the id of a block is at its end.
  ['blockId', /(?<=^|[ \t\n])\^[a-zA-Z\d][a-zA-Z\d-]{2,}[ \t]*$(?![\s\S])/, '^'],
  // Headings of AsciiDoc and wikis, and of Textile and Jira.
  ['heading', /^={2,6}[ \t]+[^\s=][^\n]*$(?![\s\S])/, '='],
  ['heading', /^h[1-6]\.[ \t]+\S[^\n]*$(?![\s\S])/],
  ['shortcode', /^(?:image|include|video|audio|toc|ifn?def|ifeval|endif)::[^\s[\]]*\[[^\][\n]*\]/m, ':'],
  ['shortcode', /^#\+[a-z_]+:(?:[ \t].*)?$/im, '#'],
  ['shortcode', /^!include(?:[ \t]+|\()[\w./-]+/m, '!'],
  ['shortcode', /^\[!(?:INCLUDE|VIDEO)[ \t].*$/m, '['],
];

/** Patterns within the source of a text node. */
export const foreignInText: RawPatterns = [
  ['sup', /(?<![^\s(])\^[\p{L}\p{N}]{1,12}\^(?![\p{L}\p{N}^])/u, '^'],
  ['attributes', /(?<!\\)\{-\}(?=[ \t]*#*[ \t]*$)/m, '{'],
  // Emphasis of wikis.
  ['emphasis', /(?<![\\'])'''(?=[^\s'])[^'\n]*[^\s']'''(?!')/, "'"],
  ['edit', /(?<!\\)\{\+[ \t][^{}\n]*[ \t]\+\}|(?<!\\)\[-[ \t][^\][\n]*[ \t]-\]/, '{['],
  // Not two increments of the same word: `++count` and `count++`.
  ['edit', /(?<![\\+\p{L}\p{N}])\+\+(\p{L}{2,})(?=[ \t])(?![^+\n]*\1\+\+)[^+\n]*\p{L}{2}[.!?]?\+\+(?![+\p{L}\p{N}])/u, '+'],
  ['shortcode', /(?<!\\)\{(?:info|note|tip|warning|panel|code|expand|quote|color|toc|noformat):[^{}\n]*\}/, '{'],
  ['shortcode', /(?<!\\)\[block:[a-z-]+\]/, '['],
  // An inline field of Dataview.
  ['shortcode', /(?<!\\)\[[\w-]+::[ \t][^\][\n]*\]/, '['],
  ['citation', /(?<!\\)\[(?:see|cf\.|e\.g\.,?|vgl\.|siehe)[ \t]+-?@\w[\w:.-]*(?:[;,][^\][\n]*)?\]/i, '['],
  // A reference of reStructuredText.
  ['citation', /(?<![\\\w])\[(?:\d+|#[\w-]*|\*)\]_(?!\w)/, '['],
];

/** Patterns around a part of a text that is code. */
export const foreignAroundCode: RawPatterns = [
  // GitHub and GitLab: $`x`$.
  ['math', /(?<![$\p{L}\p{N}])\$\uFFFC+\$(?![$\p{L}\p{N}])/u],
];
