// Hides code while a text is converted, so that nothing changes it.

/** What may precede a block of code in its line: the marks of quotes and lists. */
export const leading = String.raw`(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*`;

const marks = String.raw`(\x60{3,}(?=[^\x60\n]*$)|~{3,})`;
const end = String.raw`[\x60~]*[ \t]*$|$(?![\s\S])`;

/**
 * Blocks of code, elements whose content is no Markdown, and code within a line, which ends with its paragraph. A block without an end
 * reaches to the end of the text, and further spaces before its marks do not end one that has up to three.
 */
const code = new RegExp(
  [
    String.raw`^ {0,3}${marks}[\s\S]*?(?:^ {0,3}\1${end})`,
    String.raw`^${leading}${marks}[\s\S]*?(?:^[ \t>]*\2${end})`,
    String.raw`<(pre|script|style|textarea)\b[\s\S]*?</\3>`,
    String.raw`(?<![\\\x60])(\x60+)(?!\x60)(?:(?!\n[ \t]*(?:\n|\x60{3}|~{3}|[#|]|(?:[-*+]|\d+[.)])[ \t]))[\s\S])*?(?<!\x60)\4(?!\x60)`,
  ].join('|'),
  'gm',
);

/** Lines with four spaces below an empty line. In lists and in HTML, they are no code. */
const indented = /(?<=^[ \t]*\n)(?: {4}|\t)[ \t]*\S.*(?:\n(?:[ \t]*\n)*(?: {4}|\t)[ \t]*\S.*)*/gm;
const beforeCode = /(?:^|\n)(?![ \t<:[]|[-*+] |\d+[.)] ).+\n(?:(?: {4}|\t).*\n|[ \t]*\n)*$/;

/**
 * Returns `text` with `convert` applied to it while each code is a mark, which `convert` keeps. `written` restores the code in a part
 * that leaves the text.
 */
export function outsideCode(text: string, convert: (masked: string, written: (masked: string) => string) => string): string {
  const codes: string[] = [];
  const written = (masked: string): string =>
    masked.replace(/\uE000(\d+)\uE000/g, (_, index: string) => written(codes[Number(index)] ?? ''));
  const mask = (found: string): string => `\uE000${codes.push(found) - 1}\uE000`;
  const masked = text
    .replace(indented, (found, offset: number) => (beforeCode.test(text.slice(0, offset)) ? mask(found) : found))
    .replace(code, mask);
  return written(convert(masked, written));
}
