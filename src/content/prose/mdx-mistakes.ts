// Recognizes what stops the parser of MDX, such as a plain less-than sign, and describes it in the words of an author.
import type { ArgsOf } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding, type FindingPlace } from '../../diagnostics/diagnostic.ts';
import { offsetsOf } from '../../model/data/lines.ts';
import { mistypedFacts } from '../mistyped-facts.ts';
import type { OffsetRange } from './mask-ranges.ts';

export interface MdxMistake {
  readonly place: OffsetRange;
  readonly findingAt: (place: FindingPlace) => Finding;
  /** The text that corrects the mistake, if there is only one reading. */
  readonly correct?: string;
  /** The parts without which the rest can be parsed: `place` if omitted, an empty list if they are unknown. */
  readonly omit?: readonly OffsetRange[];
}

type Syntax = ArgsOf<'mdx-syntax'>['what'];

/** The error that the parser throws: a VFileMessage. */
export interface MdxProblem {
  readonly reason?: string;
  readonly message?: string;
  readonly ruleId?: string;
  readonly source?: string;
  readonly line?: number | null;
  readonly column?: number | null;
}

const syntax = (place: OffsetRange, what: Syntax, rest: Pick<MdxMistake, 'correct' | 'omit'> = {}): MdxMistake => ({
  place,
  findingAt: (at) => createFinding('mdx-syntax', at, { what }),
  ...rest,
});

/** Returns the mistake in `text` that the parser reports as `problem`. `stops` returns whether it reports the same for another text. */
export function mdxMistake(text: string, problem: MdxProblem, stops: (text: string) => boolean): MdxMistake {
  const offset = offsetsOf(text)(problem.line ?? 1, problem.column ?? 1);
  return knownMistake(text, { ...problem, offset }, stops) ?? unknownMistake(text, problem, offset);
}

type Located = MdxProblem & { readonly offset: number };

function knownMistake(text: string, problem: Located, stops: (text: string) => boolean): MdxMistake | undefined {
  const { source = '', ruleId = '', offset } = problem;
  if (ruleId === 'acorn' || ruleId === 'non-esm') return source.endsWith('esm') ? moduleCodeAt(text, offset) : bracesAround(text, offset);
  if (source.endsWith('mdx-expression') && ruleId === 'unexpected-eof') return openBraceIn(text, stops);
  if (source.endsWith('extension-mdx-jsx') && ruleId !== 'unexpected-lazy') return tagBefore(text, offset);
  return source.endsWith('util-mdx-jsx') ? unpairedTag(text, problem) : undefined;
}

/** Returns any other mistake, in the words of the parser. */
function unknownMistake(text: string, { reason, message }: MdxProblem, offset: number): MdxMistake {
  const [sentence = 'unknown'] = (reason ?? message ?? 'unknown').split('\n');
  return syntax([offset, Math.min(offset + 1, text.length)], `${sentence.replaceAll('`', '"').replace(/\.$/, '')}.`, { omit: [] });
}

/** Returns the line before `offset` that begins with `import` or `export`, which the parser reads as code. */
function moduleCodeAt(text: string, offset: number): MdxMistake | undefined {
  const start = Math.max(...['import', 'export'].map((word) => `\n${text}`.lastIndexOf(`\n${word}`, offset)));
  const end = text.indexOf('\n', start);
  if (start < 0) return undefined;
  return { place: [start, end < 0 ? text.length : end], findingAt: (at) => createFinding('mdx-code', at, { what: 'import' }) };
}

/** Returns the braces around `offset`, whose content is neither a fact nor valid code. */
function bracesAround(text: string, offset: number): MdxMistake | undefined {
  const inner = text.lastIndexOf('{', offset);
  // The first of two braces may have a backslash.
  const start = text[inner - 1] === '{' && text[inner - 2] !== '\\' ? inner - 1 : inner;
  if (start < 0) return undefined;
  const end = closingBrace(text, start);
  if (end === undefined) return openBrace(start);
  const written = text.slice(start, end);
  const [fact] = mistypedFacts(written);
  if (fact?.written === written)
    return { place: [start, end], findingAt: (at) => createFinding('mdx-code', at, { what: 'expression', fact: fact.name }) };
  const [, sign = ''] = /^\{\s*([#.:%{])/.exec(written) ?? [];
  const what = ({ '#': 'id', '.': 'attributes', ':': 'attributes', '%': 'shortcode', '{': 'shortcode' } as const)[sign];
  const findingAt: MdxMistake['findingAt'] = (at) =>
    what === undefined ? createFinding('mdx-code', at, { what: 'expression' }) : createFinding('markdown-raw', at, { what });
  return { place: [start, end], findingAt };
}

/** Returns the offset after the brace that closes the one at `start`; undefined if none does. */
function closingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** The maximum number of braces that are tried to find the one that is never closed. */
const maxBraces = 30;

/** Returns the brace that is never closed. The parser ignores braces in code, so each candidate is tried. */
function openBraceIn(text: string, stops: (text: string) => boolean): MdxMistake | undefined {
  const all = [...text.matchAll(/(?<!\\)\{/g)].map(({ index }) => index);
  const isOpen = (index: number): boolean => closingBrace(text, index) === undefined;
  // A brace may also be closed only in another block.
  const likely = [...all.filter(isOpen), ...all.filter((index) => !isOpen(index))].slice(0, maxBraces);
  const start = likely.find((index) => !stops(`${text.slice(0, index)} ${text.slice(index + 1)}`)) ?? likely[0];
  return start === undefined ? undefined : openBrace(start);
}

const openBrace = (start: number): MdxMistake => syntax([start, start + 1], { mistake: 'brace' });

const address = /^<(?:mailto:)?(https?:\/\/[^\s<>]+|[^\s<>@/]+@[^\s<>]+)>/i;

/** Returns the mistake that begins with the last `<` before `offset`, where the parser stopped. */
function tagBefore(text: string, offset: number): MdxMistake | undefined {
  const start = text.lastIndexOf('<', offset - 1);
  if (start < 0) return undefined;
  const rest = text.slice(start);
  const [comment, words = ''] = /^<!--(.*?)-->/s.exec(rest) ?? [];
  if (comment !== undefined) {
    const correction = words.includes('*/') ? {} : { correct: `{/*${words}*/}` };
    return syntax([start, start + comment.length], { mistake: 'comment' }, correction);
  }
  if (rest.startsWith('<!--')) return openComment(text, start);
  const [link, plain = ''] = address.exec(rest) ?? [];
  if (link !== undefined) return syntax([start, start + link.length], { mistake: 'address', plain }, { correct: plain });
  const [tag] = /^<\/?[a-z][\w.:-]*/i.exec(rest) ?? [];
  if (tag === undefined) {
    const snippet = snippetAt(text, start);
    if (snippet !== undefined) return snippet;
    const [, after = ''] = /^<([^\s<]{0,12})/.exec(rest) ?? [];
    return syntax([start, start + 1], { mistake: 'lessThan', after }, { correct: '&lt;' });
  }
  // The value may contain the end tag.
  const quote = openQuote(text, tag.startsWith('</') ? text.lastIndexOf('<', start - 1) : start);
  if (quote !== undefined) return quote;
  const close = text.indexOf('>', offset);
  if (close < 0) return syntax([start, start + tag.length], { mistake: 'unfinished', tag });
  return syntax(
    [start, offset + 1],
    { mistake: 'attribute', tag: `${tag}>` },
    { omit: [[start, close + 1], ...endTagAfter(text, close, tag)] },
  );
}

/** Returns the comment at `start`, which is never closed. What follows it in its block is left out. */
function openComment(text: string, start: number): MdxMistake {
  const [block = ''] = /^[\s\S]*?(?=\r?\n[ \t]*\r?\n|$(?![\s\S]))/.exec(text.slice(start)) ?? [];
  return syntax([start, start + '<!--'.length], { mistake: 'openComment' }, { omit: [[start, start + block.length]] });
}

/** Matches a start tag whose last attribute has no closing quote before the end of the tag. */
const withOpenQuote = /^(<[a-z][\w.:-]*)(?:[ \t]+[\w:-]+="[^"<>\n]*")*[ \t]+[\w:-]+="[^"<>\n]*>(?![^"<\n]*")/i;

/** Returns the tag at `start` if its last attribute lacks its closing quote. */
function openQuote(text: string, start: number): MdxMistake | undefined {
  const [written, tag = ''] = start < 0 ? [] : (withOpenQuote.exec(text.slice(start)) ?? []);
  if (written === undefined) return undefined;
  const end = start + written.length;
  const correct = written.replace(/[ \t]*\/?>$/, (close) => `"${close}`);
  return syntax([start, end], { mistake: 'quote', tag: `${tag}>` }, { correct, omit: [[start, end], ...endTagAfter(text, end, tag)] });
}

/** Returns the line of MkDocs that includes a file, `--8<-- "file"`, if the sign at `start` is a part of one. */
function snippetAt(text: string, start: number): MdxMistake | undefined {
  const begin = text.lastIndexOf('\n', start) + 1;
  const [line = ''] = /^[ \t;]*-+8<-+(?:[ \t].*)?/.exec(text.slice(begin)) ?? [];
  if (begin + line.length <= start) return undefined;
  return { place: [begin, begin + line.length], findingAt: (at) => createFinding('markdown-raw', at, { what: 'shortcode' }) };
}

/** Returns the place of the end tag that belongs to a tag such as `<Note`. */
function endTagAfter(text: string, offset: number, tag: string): OffsetRange[] {
  const end = `</${tag.slice(1)}>`;
  const start = text.indexOf(end, offset);
  return start < 0 ? [] : [[start, start + end.length]];
}

/** Returns the tag that lacks its counterpart. */
function unpairedTag(text: string, { ruleId, reason = '', offset }: Located): MdxMistake | undefined {
  if (ruleId === 'unexpected-closing-slash') {
    const start = text.lastIndexOf('<', offset);
    const end = text.indexOf('>', start) + 1;
    return syntax([start, end], { mistake: 'endTag', tag: text.slice(start, end) });
  }
  const closing = /`(<\/[^`]*>)`/.exec(reason)?.[1];
  const opening = /`(<(?!\/)[^`]*>)`/.exec(reason)?.[1];
  const place = placeIn(text, reason);
  const end: OffsetRange = [offset, offset + (closing?.length ?? 1)];
  if (place === undefined || opening === undefined) return closing === undefined ? undefined : crossing(text, closing, end);
  if (closing === undefined) return syntax(place, { mistake: 'unclosed', tag: opening, isWithin: / before the end of /.test(reason) });
  // The end tag may belong to an element around this one.
  const isOfOther = text.slice(0, place[0]).includes(`<${closing.slice(2, -1)}`);
  return syntax(place, { mistake: 'otherEnd', tag: opening, end: closing }, { omit: isOfOther ? [place] : [place, end] });
}

/** Returns the place of the start tag, which the parser states only in its message: `… (1:1-1:7)`. */
function placeIn(text: string, reason: string): OffsetRange | undefined {
  const [line, column, endLine, endColumn] = /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)?.slice(1).map(Number) ?? [];
  if (line === undefined || column === undefined || endLine === undefined || endColumn === undefined) return undefined;
  const offset = offsetsOf(text);
  return [offset(line, column), offset(endLine, endColumn)];
}

/** Returns the mistake of an element that begins outside of emphasis and ends inside of it, or the other way round. */
function crossing(text: string, closing: string, end: OffsetRange): MdxMistake {
  const start = text.lastIndexOf(`<${closing.slice(2, -1)}`, end[0] - 1);
  const startTag: OffsetRange[] = start < 0 ? [] : [[start, text.indexOf('>', start) + 1]];
  return syntax(end, { mistake: 'crossing', tag: closing }, { omit: [...startTag, end] });
}
