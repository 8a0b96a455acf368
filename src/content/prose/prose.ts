// Parses Markdown and MDX to hast. Prose is Markdown with a few components; code in it is never executed.
import type { Root as Hast } from 'hast';
import type { Root as Mdast } from 'mdast';
import { type Code, isInGroup, severityOf } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf, offsetsOf } from '../../model/data/lines.ts';
import { onLine, overlaps, type Range } from '../../model/data/place.ts';
import { beginsWithFrontMatter, withoutFrontMatter } from '../../model/entries/front-matter.ts';
import type { Link } from '../../model/references/link.ts';
import type { Cache } from '../cache.ts';
import { mergeConflicts } from '../merge-conflict.ts';
import { parseWithAsideTitles } from './aside-titles.ts';
import { readAsides } from './asides.ts';
import { dropComments, mistypedIn, readBraceFacts } from './brace-facts.ts';
import { highlightCode, readCode } from './code/highlight-code.ts';
import { commandsIn, withCommands } from './commands.ts';
import { replaceComments, restoreComments } from './comments.ts';
import type { EditedText } from './edited-text.ts';
import { readFactsInText } from './facts-in-text.ts';
import { finishProse } from './finish-prose.ts';
import { hideFactsInHtml, placeFacts } from './html/facts-in-html.ts';
import { readHtmlOfMdx, splitParagraphs } from './html/html-of-mdx.ts';
import { misplacedInMdx } from './html/misplaced-html.ts';
import { refuseHtml } from './html/refuse-html.ts';
import { raiseIdLines } from './id-lines.ts';
import type { TextName } from './inner-link.ts';
import { readPictures } from './markdown-pictures.ts';
import { markdownProcessor, mdxProcessor } from './markdown-processor.ts';
import type { OffsetRange } from './mask-ranges.ts';
import { type NamedHeading, nameHeadings, wrongIdsIn } from './name-headings.ts';
import { codeIn, noWordsIn } from './no-words.ts';
import { rangeOfNode } from './node-range.ts';
import { hideOwnIds, takeOwnIds } from './own-ids.ts';
import { parseWithMistakes } from './parse-with-mistakes.ts';
import { mendBareLinks, moveToDefinitions, refuseLinks } from './prose-links.ts';
import { readReferences } from './prose-references.ts';
import { type CodeRules, refuseCode } from './prose-refuse.ts';
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
  /** The headings, and other elements with an id. */
  readonly headings: readonly NamedHeading[];
  /** The parts of the text that are not words, such as code and link targets. */
  readonly noWords: readonly OffsetRange[];
}

/** The inputs of the parser that are plain data. */
export interface ProseInputs extends Omit<CodeRules, 'text'> {
  /** The prefix of the ids of footnotes, which must be unique on a page. */
  readonly prefix: string;
  /** The folder of the text on disk, to which links to files and pictures are relative. */
  readonly folder: string;
  /** The folders of collections that are named `assets` and have pictures. */
  readonly assetFolders: readonly string[];
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
  const { components, tag, prefix, isMdx, hasFrontMatter, cache, edited } = options;
  const original = hasFrontMatter ? withoutFrontMatter(written) : written;
  const faults = refuseFile(file, original, hasFrontMatter);
  if (faults.length > 0) return { findings: faults };
  const words = proseWordsIn(tag);
  const { toTree, toRoot } = await (isMdx ? mdxProcessor : markdownProcessor)({ prefix, words });
  const parse = (source: string): Mdast => (edited === undefined ? toTree(source) : edited.parse(source, toTree));
  const result = parseWithMistakes(file, original, (source) =>
    parseWithAsideTitles(source, (text) => parse(replaceComments(hideOwnIds(text), isMdx))),
  );
  if (result.parsed === undefined) return { findings: result.findings };
  const { tree, text, inOriginal } = result.parsed;
  const deep = tooDeepIn(tree);
  if (deep !== undefined)
    return { findings: [...result.findings, createFinding('mdx-syntax', { file, range: rangeOfNode(deep) }, { what: nesting })] };
  const [code, mistyped] = [codeIn(text, tree), mistypedIn(text, tree)];
  const commands = isMdx ? [] : commandsIn(text, { code, mistyped });
  const noWords = [...inOriginal([...noWordsIn(text, tree), ...commands.map(({ offsets }) => offsets)]), ...result.omitted];
  dropComments(tree);
  restoreComments(tree);
  raiseIdLines(tree);
  mendBareLinks(tree, tag);
  const { highlighter, findings: ofCode } = await readCode(file, { text, tree, cache });
  const ofTree = withCommands(file, commands, [
    ...ofCode,
    ...takeOwnIds(file, text, tree),
    ...readAsides(file, { text, tree }, words),
    ...refuseCode(file, tree, { components, isMdx, text, tag }),
    // Without a tag that has a mistake, the elements within it seem misplaced.
    ...(!isMdx ? refuseHtml(file, text, tree) : result.findings.length > 0 ? [] : misplacedInMdx(file, tree)),
    ...refuseAttributeFacts(file, text, tree),
    ...readPictures(file, tree, options),
    ...refuseLinks(file, tree),
    ...refuseRaw(file, text, { tree, code }),
  ]);
  const findings = [...result.findings, ...ofTree];
  const read = (): ProseContent => contentOf(tree, text, { ...options, words, noWords, mistyped, toRoot, highlighter });
  if (!findings.some(({ code }) => severityOf(code) === 'error' && !isInGroup('placeholder', code))) return withIds(file, read(), findings);
  if (ofTree.some(isMisread)) return { findings };
  try {
    return { faulty: withoutParts(text, read(), findings), findings };
  } catch {
    // The later steps assume a text without errors.
    return { findings };
  }
}

/** Returns why a text is not parsed. */
function refuseFile(file: string, text: string, hasFrontMatter: boolean): readonly Finding[] {
  if (!hasFrontMatter && text.trim() === '') return [createFinding('file-empty', { file }, {})];
  if (!hasFrontMatter && beginsWithFrontMatter(text))
    return [createFinding('front-matter', { file, range: onLine(1, 1, text.search(/\r?\n|$/)) }, { fault: 'text' })];
  const conflicts = mergeConflicts(file, text);
  const excess = conflicts.length > 0 ? undefined : excessIn(text);
  if (excess === undefined) return conflicts;
  const range = linesOf(text)(excess.offset, excess.offset + 1);
  return [createFinding('mdx-syntax', { file, range }, { what: excess.what })];
}

/** Adds the findings of ids that are known only when the HTML of a text has been parsed. */
function withIds(file: string, prose: ProseContent, findings: readonly Finding[]): ParsedProse {
  const wrong = wrongIdsIn(file, prose.headings);
  return wrong.length === 0 ? { prose, findings } : { faulty: prose, findings: [...findings, ...wrong] };
}

/** Codes of mistakes that make the parser misread other parts of the text. */
const misread: ReadonlySet<Code> = new Set<Code>(['mdx-code', 'mdx-attribute', 'html-unclosed']);

/** Returns whether the rest of the text may be parsed wrongly. After a fact in wrong braces, it is parsed correctly. */
const isMisread = ({ code, args }: Finding): boolean =>
  (misread.has(code) && args['fact'] === undefined) || (code === 'markdown-raw' && args['what'] === 'fence');

/** Returns the content of `text` without the references at which errors were found, and without the words in unknown notations. */
function withoutParts(text: string, content: ProseContent, findings: readonly Finding[]): ProseContent {
  const wrong = findings.flatMap(({ range }) => range ?? []);
  const offset = offsetsOf(text);
  const raw = findings.flatMap(({ code, range }): OffsetRange[] =>
    code !== 'markdown-raw' || range === undefined ? [] : [[offset(range.line, range.column), offset(range.endLine, range.endColumn)]],
  );
  const isRight = ({ range }: { readonly range: Range }): boolean => !wrong.some((each) => overlaps(each, range));
  const { links, facts, mistyped, pictures } = content;
  return {
    ...content,
    links: links.filter(isRight),
    facts: facts.filter(isRight),
    mistyped: mistyped.filter(isRight),
    pictures: pictures.filter(isRight),
    noWords: [...content.noWords, ...raw],
  };
}

interface ContentOptions
  extends ProseOptions,
    Pick<ProseContent, 'noWords' | 'mistyped'>,
    Pick<Awaited<ReturnType<typeof markdownProcessor>>, 'toRoot'> {
  readonly words: ReturnType<typeof proseWordsIn>;
  readonly highlighter: Awaited<ReturnType<typeof readCode>>['highlighter'];
}

/** Returns the content of a text whose syntax tree is `tree`. */
function contentOf(tree: Mdast, text: string, options: ContentOptions): ProseContent {
  const { isMdx, folder, textName, words, noWords, mistyped, toRoot, highlighter } = options;
  if (isMdx) {
    readBraceFacts(tree);
    splitParagraphs(tree);
  } else readFactsInText(text, tree);
  const inHtml = isMdx ? [] : hideFactsInHtml(text, tree);
  moveToDefinitions(tree);
  const root = toRoot(tree, text);
  if (isMdx) readHtmlOfMdx(root);
  placeFacts(root, inHtml);
  highlightCode(root, highlighter);
  finishProse(root, words);
  const headings = nameHeadings(root);
  return { root, isEmpty: root.children.every(isBlank), headings, mistyped, noWords, ...readReferences(root, { folder, textName }) };
}

const isBlank = (node: Hast['children'][number]): boolean => node.type === 'text' && node.value.trim() === '';
