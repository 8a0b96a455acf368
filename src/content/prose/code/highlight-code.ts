// Highlights code blocks: tokens with classes, a title, line numbers, and marked lines and words.
import type { Element, ElementContent, Root } from 'hast';
import type { Code, Root as Mdast } from 'mdast';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { suggest } from '../../../diagnostics/suggest.ts';
import { linesOf as placesIn } from '../../../model/data/lines.ts';
import type { Cache } from '../../cache.ts';
import { visitNodes } from '../visit-nodes.ts';
import { includesIn, readBookCode, showIncludes } from './book-code.ts';
import { type CodePiece, type Highlighter, highlighterFor, type Token, withoutGrammars } from './highlighter.ts';
import { readLineComments } from './line-comments.ts';
import { attachedMarks, type CodeMeta, type LineMark, readCodeMeta, readOtherOptions } from './read-meta.ts';

interface ReadCode {
  readonly highlighter: Highlighter | undefined;
  readonly findings: readonly Finding[];
}

interface CodeSource {
  readonly text: string;
  readonly tree: Mdast;
  readonly cache: Cache;
}

/**
 * Reads the comments that mark lines of code in `tree`, in place. Returns the highlighter for the code, and findings for unknown
 * languages and marks. If no block names a language, there are neither a highlighter nor findings.
 */
export async function readCode(file: string, { text, tree, cache }: CodeSource): Promise<ReadCode> {
  const blocks: CodeBlock[] = [];
  visitNodes(tree, 'code', (node) => {
    node.meta = writtenMeta(node, text) ?? node.meta;
    const other = /[{=]/.test(node.lang ?? '') ? readOtherOptions(`${node.lang} ${node.meta ?? ''}`.trim()) : undefined;
    if (other !== undefined) [node.lang, node.meta] = [other.language, other.meta];
    takeLineComments(node);
    readBookCode(node);
    showIncludes(node);
    blocks.push({ node, code: node.value, language: (node.lang ?? '').toLowerCase(), meta: readCodeMeta(node.meta ?? '') });
  });
  const included = refuseIncludes(file, text, blocks);
  if (blocks.every(({ language, meta }) => language === '' && meta.language === undefined))
    return { highlighter: undefined, findings: included };
  const highlighter = await highlighterFor(blocks.map(pieceOf), cache);
  const at = placesIn(text);
  const placeOf = ({ position }: Code) => {
    const start = position?.start.offset ?? 0;
    return { file, range: at(start, start + firstLineOf(position, text).trimEnd().length) };
  };
  return { highlighter, findings: [...included, ...blocks.flatMap((block) => faultsIn(placeOf(block.node), block, highlighter))] };
}

/** Returns a finding for each command in code that includes a file. */
function refuseIncludes(file: string, text: string, blocks: readonly CodeBlock[]): readonly Finding[] {
  if (!text.includes('{{#')) return [];
  const at = placesIn(text);
  return blocks.flatMap(({ node: { position } }) => {
    const start = position?.start.offset ?? 0;
    return includesIn(text.slice(start, position?.end.offset)).map((found) =>
      createFinding('markdown-raw', { file, range: at(start + found.start, start + found.end) }, { what: 'include' }),
    );
  });
}

interface CodeBlock extends WrittenCode {
  readonly node: Code;
}

/**
 * Returns the text after the language of a block as written, because the parser removes the backslash of `\"`. Returns undefined if the
 * first line of the block has no backslash.
 */
function writtenMeta({ position }: Code, text: string): string | undefined {
  const line = firstLineOf(position, text);
  return line.includes('\\') ? /^[`~]{3,}[ \t]*\S+[ \t]+(.*?)\s*$/.exec(line)?.[1] : undefined;
}

/** Removes the comments that mark lines from a block, and adds these lines to its marks, in place. */
function takeLineComments(node: Code): void {
  const read = readLineComments(node.value);
  if (read === undefined) return;
  node.value = read.code;
  if (read.marked.length > 0) node.meta = `${node.meta ?? ''} {${read.marked.join()}}`.trim();
}

/** Returns the first line of a block, with its marks. */
const firstLineOf = (position: Code['position'], text: string): string =>
  text.slice(position?.start.offset, position?.end.offset).split(/\r?\n/, 1)[0] ?? '';

/** Languages whose names have signs, by these names. */
const namesWithoutSigns: Readonly<Record<string, string>> = { 'c++': 'cpp', 'c#': 'csharp', 'f#': 'fsharp' };

/** Short names differ by one letter from many others: `idl` is not `kdl`. */
const minSuggested = 4;

function faultsIn(place: Pick<Finding, 'file' | 'range'>, { node, language, meta }: CodeBlock, { has, languages }: Highlighter): Finding[] {
  const unknown = [language, meta.language ?? ''].filter((name) => !has(name));
  const similar = (name: string) => namesWithoutSigns[name] ?? (name.length < minSuggested ? undefined : suggest(name, languages));
  const attached = attachedMarks(node.lang ?? '');
  const written = attached !== undefined && has(attached.language.toLowerCase()) ? attached.written : undefined;
  return [
    ...unknown.map((name) =>
      name === language && written !== undefined
        ? createFinding('code-language', place, { name: node.lang ?? '', suggestion: undefined, written })
        : createFinding('code-language', place, { name, suggestion: similar(name), written: undefined }),
    ),
    ...meta.unread.map((mark) => createFinding('code-mark', place, { mark })),
  ];
}

/** Adds the tokens, titles, line numbers and marks to the code blocks of `root`, in place. */
export function highlightCode(root: Root, highlighter: Highlighter | undefined): void {
  visitNodes(root, 'element', (node, index, parent) => {
    const [code] = node.tagName === 'pre' ? node.children : [];
    if (code?.type !== 'element' || parent === undefined || index === undefined) return undefined;
    const meta = readCodeMeta(String(code.data?.meta ?? ''));
    const language = languageOf(code);
    const hasMarks = meta.isNumbered || meta.lines.size > 0 || meta.words.length > 0;
    if (hasMarks || (highlighter !== undefined && language !== ''))
      code.children = linesOf(
        { code: textOf(code).replace(/\n$/, ''), language: language.toLowerCase(), meta },
        highlighter ?? withoutGrammars,
      );
    if (meta.isNumbered) node.properties = { ...node.properties, className: ['numbered'] };
    if (meta.title === undefined) return undefined;
    const title: Element = {
      type: 'element',
      tagName: 'figcaption',
      properties: { dir: 'auto' },
      children: [{ type: 'text', value: meta.title }],
    };
    parent.children[index] = { type: 'element', tagName: 'figure', properties: { className: ['code'] }, children: [title, node] };
    return index + 1;
  });
}

/** Returns the language of a code element, as its class names it. */
export function languageOf({ properties }: Element): string {
  const [first] = Array.isArray(properties['className']) ? properties['className'] : [];
  return String(first ?? '').replace(/^language-/, '');
}

const textOf = ({ children }: Element): string => children.map((child) => (child.type === 'text' ? child.value : '')).join('');

interface WrittenCode {
  readonly code: string;
  /** The name of the language, in lower case. */
  readonly language: string;
  readonly meta: CodeMeta;
}

interface Line {
  readonly tokens: readonly Token[];
  readonly mark: LineMark | undefined;
}

function linesOf(written: WrittenCode, { tokens }: Pick<Highlighter, 'tokens'>): ElementContent[] {
  const { code, meta } = written;
  const signs = isSigned(written) ? code.split('\n').map((line) => diffMarks[line.charAt(0)]) : [];
  const lines = tokens(pieceOf(written)).map((line, index): Line => ({ tokens: line, mark: signs[index] }));
  const marked = lines.map(
    ({ tokens, mark }, index): Line => ({ tokens: withWords(tokens, meta.words), mark: meta.lines.get(index + 1) ?? mark }),
  );
  const isPlain = !meta.isNumbered && marked.every(({ mark }) => mark === undefined);
  return marked.flatMap(({ tokens, mark }): ElementContent[] => {
    const end: ElementContent = { type: 'text', value: '\n' };
    const children = tokens.map(elementOf);
    if (isPlain) return [...children, end];
    // The element contains the line break, so that an empty line has the height of a line.
    return [{ type: 'element', tagName: mark ?? 'span', properties: { className: ['line'] }, children: [...children, end] }];
  });
}

const diffMarks: Readonly<Record<string, LineMark>> = { '+': 'ins', '-': 'del' };

/** Returns whether the code is a diff whose lines, without their signs, are highlighted in another language. */
const isSigned = ({ language, meta }: Pick<WrittenCode, 'language' | 'meta'>): boolean =>
  language === 'diff' && meta.language !== undefined;

/** Returns the part of a block that is highlighted: for a diff in another language, its lines without their signs. */
const pieceOf = ({ code, language, meta }: WrittenCode): CodePiece =>
  isSigned({ language, meta })
    ? { code: code.replaceAll(/^[-+ ]/gm, ''), language: (meta.language ?? '').toLowerCase() }
    : { code, language };

interface MarkedToken extends Token {
  readonly isMarked?: boolean;
}

/** Cuts the tokens of a line where a marked word begins or ends, and marks the tokens inside. */
function withWords(tokens: readonly Token[], words: CodeMeta['words']): readonly MarkedToken[] {
  const line = tokens.map(({ text }) => text).join('');
  const spans = words.flatMap((word) => spansOf(word, line));
  if (spans.length === 0) return tokens;
  let start = 0;
  return tokens.flatMap(({ text, className }) => {
    const from = start;
    start += text.length;
    const edges = [...new Set([from, ...spans.flat().filter((edge) => edge > from && edge < start), start])].sort((a, b) => a - b);
    return edges.slice(0, -1).map((edge, index): MarkedToken => {
      const end = edges[index + 1] ?? start;
      const isMarked = spans.some(([begin, stop]) => begin <= edge && end <= stop);
      return { text: text.slice(edge - from, end - from), className, ...(isMarked && { isMarked }) };
    });
  });
}

function spansOf(word: string | RegExp, line: string): readonly (readonly [start: number, end: number])[] {
  if (word instanceof RegExp)
    return [...line.matchAll(word)].filter(([found]) => found !== '').map(({ 0: found, index }) => [index, index + found.length]);
  const spans: [number, number][] = [];
  for (let at = word === '' ? -1 : line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length))
    spans.push([at, at + word.length]);
  return spans;
}

function elementOf({ text, className, isMarked }: MarkedToken): ElementContent {
  const value: ElementContent = { type: 'text', value: text };
  const inner: ElementContent =
    className === undefined ? value : { type: 'element', tagName: 'span', properties: { className: [className] }, children: [value] };
  return isMarked === true ? { type: 'element', tagName: 'mark', properties: {}, children: [inner] } : inner;
}
