// Parses Markdown and MDX to hast. Prose is Markdown with a few components; code in it is never executed.
import type { Root as Hast } from 'hast';
import type { Root as Mdast } from 'mdast';
import { type Code, isIn, severityOf } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import { isOverflow } from '../../model/data/overflow.ts';
import { overlaps, type Range } from '../../model/data/place.ts';
import { withoutFrontMatter } from '../../model/entries/front-matter.ts';
import type { Link } from '../../model/references/link.ts';
import type { Cache } from '../cache.ts';
import { mergeConflicts } from '../merge-conflict.ts';
import { mistypedFacts } from '../mistyped-facts.ts';
import { readAsides } from './asides.ts';
import { dropComments, mistypedIn, readBraceFacts } from './brace-facts.ts';
import { highlightCode, readCode } from './code/highlight-code.ts';
import { commandAt, commandsIn, withCommands } from './commands.ts';
import type { EditedText } from './edited-text.ts';
import { readFactsInText } from './facts-in-text.ts';
import { finishProse } from './finish-prose.ts';
import { hideFactsInHtml, placeFacts } from './html/facts-in-html.ts';
import { refuseHtml } from './html/refuse-html.ts';
import { raiseIdLines } from './id-lines.ts';
import type { TextName } from './inner-link.ts';
import { readPictures } from './markdown-pictures.ts';
import { markdownProcessor, mdxProcessor } from './markdown-processor.ts';
import type { OffsetRange } from './mask-ranges.ts';
import { type NamedHeading, nameHeadings } from './name-headings.ts';
import { noWordsIn } from './no-words.ts';
import { rangeOfNode } from './node-range.ts';
import { hideOwnIds, takeOwnIds } from './own-ids.ts';
import { refuseLinks, secureBareLinks } from './prose-links.ts';
import { readReferences } from './prose-references.ts';
import { refuseCode } from './prose-refuse.ts';
import { proseWordsIn } from './prose-words.ts';
import { refuseAttributeFacts } from './refuse-attribute-facts.ts';
import { refuseRaw } from './refuse-raw.ts';
import { excessIn, nesting, tooDeepIn } from './too-deep.ts';

export interface ProseContent {
  readonly root: Hast;
  /** Whether the text has no words, pictures or components. */
  readonly isEmpty: boolean;
  /** The links in the text, which are checked together with the links in YAML. */
  readonly links: readonly { readonly link: Link; readonly range: Range }[];
  readonly facts: readonly { readonly name: string; readonly range: Range }[];
  /** Facts in a wrong notation: `[phone.support]`. */
  readonly mistyped: readonly { readonly name: string; readonly written: string; readonly range: Range }[];
  readonly pictures: readonly { readonly asset: string; readonly range: Range }[];
  readonly headings: readonly NamedHeading[];
  /** The parts of the text that are not words, such as code and link targets. */
  readonly noWords: readonly OffsetRange[];
}

/** The inputs of the parser that are plain data. */
export interface ProseInputs {
  /** The components that MDX may use. */
  readonly components: readonly string[];
  /** The language of the text (BCP 47). */
  readonly tag: string;
  /** The prefix of the ids of footnotes, which must be unique on a page. */
  readonly prefix: string;
  /** The folder of the text on disk, to which links to files and pictures are relative. */
  readonly folder: string;
  /** False for Markdown, which may have some HTML and no components. */
  readonly isMdx: boolean;
  /** True for a Markdown file of an entry, whose text may be empty. */
  readonly hasFrontMatter: boolean;
}

export interface ProseOptions extends ProseInputs {
  readonly textName: TextName;
  /** The cache of code tokens: most edits of a text do not change its code. */
  readonly cache: Cache;
  /** The last version of a text that is being edited, in `watch`. */
  readonly edited?: EditedText | undefined;
}

export interface ParsedProse {
  /** Undefined if the text has errors. */
  readonly prose?: ProseContent;
  /**
   * The content of a text with errors, if it could be read all the same. Its references are checked, so that all mistakes are reported
   * together, but it is never shown.
   */
  readonly faulty?: ProseContent;
  readonly findings: readonly Finding[];
}

/** Parses a prose file to hast, with components as elements of the same name. Returns findings for mistakes. */
export async function parseProse(file: string, written: string, options: ProseOptions): Promise<ParsedProse> {
  const { components, tag, prefix, folder, isMdx, hasFrontMatter, cache, edited } = options;
  const text = hasFrontMatter ? withoutFrontMatter(written) : written;
  if (text.trim() === '' && !hasFrontMatter) return { findings: [createFinding('file-empty', { file }, {})] };
  const conflicts = mergeConflicts(file, text);
  if (conflicts.length > 0) return { findings: conflicts };
  const excess = excessIn(text);
  if (excess !== undefined) {
    const range = linesOf(text)(excess.offset, excess.offset + 1);
    return { findings: [createFinding('mdx-syntax', { file, range }, { what: excess.what })] };
  }
  const words = proseWordsIn(tag);
  const { toTree, toRoot } = await (isMdx ? mdxProcessor : markdownProcessor)({ prefix, words });
  let tree: Mdast;
  try {
    tree = edited === undefined ? toTree(hideOwnIds(text)) : edited.parse(hideOwnIds(text), toTree);
  } catch (problem) {
    const { line, column } = problem as MdxProblem;
    const command = commandAt(file, text, { line: line ?? 0, column: column ?? 0 });
    return { findings: [doubledBraces(file, text, problem) ?? command ?? syntaxFinding(file, problem)] };
  }
  const deep = tooDeepIn(tree);
  if (deep !== undefined) return { findings: [nested(file, rangeOfNode(deep))] };
  const commands = isMdx ? [] : commandsIn(text, tree);
  const noWords = [...noWordsIn(text, tree), ...commands.map(({ offsets }) => offsets)];
  dropComments(tree);
  raiseIdLines(tree);
  secureBareLinks(tree);
  const { highlighter, findings: ofCode } = await readCode(file, { text, tree, cache });
  const findings = withCommands(file, commands, [
    ...ofCode,
    ...takeOwnIds(file, tree),
    ...readAsides(file, { text, tree }, words),
    ...refuseCode(file, tree, { components, isMdx, text, tag }),
    ...(isMdx ? [] : refuseHtml(file, text, tree)),
    ...refuseAttributeFacts(file, text, tree),
    ...readPictures({ file, folder }, tree, components),
    ...refuseLinks(file, tree),
    ...refuseRaw(file, text, tree),
  ]);
  const read = (): ProseContent => contentOf(tree, text, { ...options, words, noWords, toRoot, highlighter });
  if (!findings.some(({ code }) => severityOf(code) === 'error' && !isIn('placeholder', code))) return { prose: read(), findings };
  if (findings.some(({ code }) => misread.has(code))) return { findings };
  try {
    return { faulty: withoutParts(read(), findings), findings };
  } catch {
    // The later steps assume a text without errors.
    return { findings };
  }
}

/** Codes of mistakes that make the parser misread other parts of the text. */
const misread: ReadonlySet<Code> = new Set<Code>(['mdx-code', 'mdx-attribute', 'html-unclosed']);

/** Returns `content` without the references at which errors were found. */
function withoutParts(content: ProseContent, findings: readonly Finding[]): ProseContent {
  const wrong = findings.flatMap(({ range }) => range ?? []);
  const isRight = ({ range }: { readonly range: Range }): boolean => !wrong.some((each) => overlaps(each, range));
  const { links, facts, mistyped, pictures } = content;
  return {
    ...content,
    links: links.filter(isRight),
    facts: facts.filter(isRight),
    mistyped: mistyped.filter(isRight),
    pictures: pictures.filter(isRight),
  };
}

interface ContentOptions extends ProseOptions, Pick<Awaited<ReturnType<typeof markdownProcessor>>, 'toRoot'> {
  readonly words: ReturnType<typeof proseWordsIn>;
  readonly noWords: ProseContent['noWords'];
  readonly highlighter: Awaited<ReturnType<typeof readCode>>['highlighter'];
}

/** Returns the content of a text whose syntax tree is `tree`. */
function contentOf(tree: Mdast, text: string, options: ContentOptions): ProseContent {
  const { isMdx, folder, textName, words, noWords, toRoot, highlighter } = options;
  const mistyped = mistypedIn(text, tree);
  if (isMdx) readBraceFacts(tree);
  else readFactsInText(text, tree);
  const inHtml = isMdx ? [] : hideFactsInHtml(text, tree);
  const root = toRoot(tree, text);
  placeFacts(root, inHtml);
  highlightCode(root, highlighter);
  finishProse(root, words);
  const headings = nameHeadings(root);
  return { root, isEmpty: root.children.every(isBlank), headings, mistyped, noWords, ...readReferences(root, { folder, textName }) };
}

const nested = (file: string, range: Range): Finding => createFinding('mdx-syntax', { file, range }, { what: nesting });

interface MdxProblem {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number | null;
  readonly column?: number | null;
}

/** Returns the finding for `{{name}}`, which the parser takes for code; undefined for any other mistake. */
function doubledBraces(file: string, text: string, problem: unknown): Finding | undefined {
  const { line, column } = problem as MdxProblem;
  const at = lineOf(text, line ?? 0);
  const found = mistypedFacts(at).find(
    ({ written, offset }) => written.startsWith('{{') && offset < (column ?? 0) && (column ?? 0) <= offset + written.length + 1,
  );
  if (found === undefined) return undefined;
  const { name, written, offset } = found;
  const range: Range = { line: line ?? 1, column: offset + 1, endLine: line ?? 1, endColumn: offset + 1 + written.length };
  return createFinding('mdx-code', { file, range }, { what: 'expression', fact: name });
}

const lineOf = (text: string, line: number): string => text.split(/\r?\n/)[line - 1] ?? '';

/** Returns the finding for a syntax error. The position of an unclosed tag is only in the message: `… (1:1-1:7)`. */
function syntaxFinding(file: string, problem: unknown): Finding {
  if (isOverflow(problem)) return nested(file, { line: 1, column: 1, endLine: 1, endColumn: 2 });
  // Errors of the MDX parser are VFileMessages.
  const { reason, message, line, column } = problem as MdxProblem;
  const what = (reason ?? message ?? 'unknown').split('\n')[0] ?? '';
  const inText = /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(what)?.slice(1).map(Number) ?? [];
  const [startLine = line ?? 1, startColumn = column ?? 1, endLine = startLine, endColumn = startColumn + 1] = inText;
  const range: Range = { line: startLine, column: startColumn, endLine, endColumn };
  const sentence = what
    .replace(/ \(\d+:\d+-\d+:\d+\)/, '')
    .replaceAll('`', '"')
    .replace(/\.$/, '');
  return createFinding('mdx-syntax', { file, range }, { what: `${sentence}.` });
}

const isBlank = (node: Hast['children'][number]): boolean => node.type === 'text' && node.value.trim() === '';
