// Finds the code in a text by its marks, for tools that change the rest of a text without parsing it.

/** What may precede a block of code in its line: the marks of quotes and lists. */
export const leading = String.raw`(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*`;

const fence = String.raw`(\x60{3,}(?!.*\x60)|~{3,})[\s\S]*?`;
const fenceEnd = String.raw`[\x60~]*[ \t]*$|$(?![\s\S])`;

const marks = [
  String.raw`^ {0,3}${fence}(?:^ {0,3}\1${fenceEnd})`,
  String.raw`^(${leading})${fence}(?:^[ \t>]*\3${fenceEnd})`,
  String.raw`(?<![\\\x60])(\x60+)(?!\x60)(?:(?!\n[ \t>]*(?:\n|\x60{3}|~{3}|[#|]|(?:[-*+]|\d+[.)])[ \t]))[\s\S])*?(?<!\x60)\4(?!\x60)`,
];

/**
 * Matches code in MDX: blocks, which reach to the end of the text if they have no end; blocks after the marks of lists and quotes; and code
 * within a line, which ends with its paragraph.
 */
export const writtenCodeOfMdx = new RegExp(marks.join('|'), 'gm');

/** Matches code in `.md`, where the content of some elements is no Markdown. */
export const writtenCode = new RegExp([...marks, String.raw`<(pre|script|style|textarea)\b[\s\S]*?</\5>`].join('|'), 'gm');
