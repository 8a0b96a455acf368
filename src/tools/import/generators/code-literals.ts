// Reads values that are written as literals in the configuration of other generators in JavaScript, without running it.

/** The configuration of a site, in JavaScript or TypeScript. */
export interface CodeFile {
  /** The name of the file. */
  readonly file: string;
  readonly code: string;
  /** The path of the imported folder from that file. */
  readonly path: string;
}

/** A part of code, without spaces around it. */
export interface CodePart {
  /** The offset in the file. */
  readonly start: number;
  readonly code: string;
}

/** A key of a block, with its value. */
export interface CodeKey extends CodePart {
  readonly key: string;
  /** The offset of the key in the file. */
  readonly keyStart: number;
}

const quoted = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\x60(?:\\.|[^\x60\\])*\x60`;
const textOrComment = new RegExp(String.raw`(${quoted})|\/\*[\s\S]*?\*\/|\/\/[^\n]*`, 'g');
const sign = new RegExp(`${quoted}|[()[\\]{},]`, 'g');
const text = new RegExp(`^(?:${quoted})$`);

/** Returns code with spaces in place of its comments. */
export const withoutComments = (code: string): string =>
  code.replaceAll(textOrComment, (found, written?: string) => written ?? found.replaceAll(/[^\n]/g, ' '));

/** Returns the parts of a list or block, which commas separate. `open` is the offset of its bracket. The code has no comments. */
export function codeParts(code: string, open: number): readonly CodePart[] {
  const parts: CodePart[] = [];
  let start = open + 1;
  let depth = 0;
  for (const { 0: found, index } of code.slice(start).matchAll(sign)) {
    const end = open + 1 + index;
    const isEnd = depth === 0 && /^[)\]}]/.test(found);
    if (isEnd || (depth === 0 && found === ',')) {
      parts.push(trimmedPart(code, start, end));
      start = end + 1;
    }
    if (isEnd) break;
    depth += /^[([{]/.test(found) ? 1 : /^[)\]}]/.test(found) ? -1 : 0;
  }
  return parts.filter((part) => part.code !== '');
}

function trimmedPart(code: string, start: number, end: number): CodePart {
  const written = code.slice(start, end);
  return { start: start + written.length - written.trimStart().length, code: written.trim() };
}

/** Returns the keys of a block. A method, or a variable that is named like its key, is the value of its key. */
export const codeKeysIn = (code: string, open: number): readonly CodeKey[] =>
  codeParts(code, open).flatMap(({ start, code: part }) => {
    const [whole, , ofText, name] = /^(?:(["'])((?:(?!\1).)*)\1|(?:async\s+)?([A-Za-z_$][\w$]*))\s*:?\s*/.exec(part) ?? [];
    if (whole === undefined) return [];
    const isValue = whole.trimEnd().endsWith(':');
    const from = isValue ? whole.length : 0;
    return [{ key: ofText ?? name ?? '', keyStart: start, start: start + from, code: part.slice(from) }];
  });

/** Returns the value of a literal; undefined if a part of it is not one. */
export function literalOf(code: string): unknown {
  if (text.test(code)) return code.startsWith('`') && code.includes('${') ? undefined : unescaped(code.slice(1, -1));
  if (/^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(code)) return JSON.parse(code);
  if (code.startsWith('[')) {
    const items = codeParts(code, 0).map((part) => literalOf(part.code));
    return items.includes(undefined) ? undefined : items;
  }
  if (!code.startsWith('{')) return undefined;
  const values = codeKeysIn(code, 0).map((each) => [each.key, literalOf(each.code)] as const);
  const isLiteral = values.length === codeParts(code, 0).length && values.every(([, value]) => value !== undefined);
  return isLiteral ? Object.fromEntries(values) : undefined;
}

const unescaped = (written: string): string => written.replaceAll(/\\(.)/g, '$1');

/** Returns the number of the line with an offset. */
export const codeLineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;
