// Parses a text that is being edited. Only the blocks around an edit are parsed again, because the parser takes most of the
// time of a save. A block is a child of the root: a heading, a paragraph, a list, an aside.
import type { Root, RootContent } from 'mdast';
import { attempt } from '../../model/attempt.ts';
import { commonEnds } from '../../model/data/common-ends.ts';
import { setNewest } from '../../store/set-newest.ts';

interface Syntax {
  readonly text: string;
  readonly tree: Root;
}

type Parse = (text: string) => Root;

/** The text before an edit, with the blocks that the edit leaves unchanged. */
interface Edit {
  readonly before: Syntax;
  readonly text: string;
  /** The number of blocks before the edit, and the offset where they end. */
  readonly first: number;
  readonly start: number;
  /**
   * The index of the first block after the edit, and its offset in `text`. If there is no block after the edit, the number of blocks and
   * the length of `text`.
   */
  readonly last: number;
  readonly end: number;
}

/** How far a node moves, in lines and characters. */
interface Distance {
  readonly lines: number;
  readonly offset: number;
}

/** The start of a heading, or a letter. A line that begins like this after an empty line always begins a new block. */
const blockStart = /#{1,6}[ \t]|\p{L}/uy;
const emptyLine = /\n[ \t]*\r?\n$/;

/** Texts with references, footnotes or definition lists. There, a block may change the meaning of another block. */
const dependentBlocks = /\]:|^[ \t]*:[ \t]/m;

/** A text that is being edited, with the syntax tree of its last version. */
export class EditedText {
  #last: Syntax | undefined;

  /** Returns the tree that `parse` returns for `text`. Throws what `parse` throws. */
  parse(text: string, parse: Parse): Root {
    const tree = (this.#last === undefined ? undefined : treeAfterEdit(this.#last, text, parse)) ?? parse(text);
    this.#last = { text, tree };
    // Later steps change the returned tree.
    return moved(tree, { lines: 0, offset: 0 });
  }
}

/** Maximum number of texts whose last tree stays in memory. A tree takes about twelve times the memory of its text. */
export const maxEdited = 20;

/** The `maxEdited` texts that were edited last. */
export class EditedTexts {
  readonly #texts = new Map<string, EditedText>();

  /** Returns the text with this name, with its last version if it is one of the texts that were edited last. */
  of(name: string): EditedText {
    const text = this.#texts.get(name) ?? new EditedText();
    setNewest(this.#texts, [name, text], maxEdited);
    return text;
  }
}

/** Returns the tree of `text` with the unchanged blocks of `before`; undefined if the whole text must be parsed. */
function treeAfterEdit(before: Syntax, text: string, parse: Parse): Root | undefined {
  if (dependentBlocks.test(before.text) || dependentBlocks.test(text)) return undefined;
  const edit = editBetween(before, text);
  const { first, start, last, end } = edit;
  const source = text.slice(start, end);
  // `parse` throws at a mistake. Only parsing the whole text finds the place and the reason of the mistake.
  const parsed = attempt(() => parse(source));
  if (parsed === undefined || (end < text.length && !isComplete(parsed, source))) return undefined;
  const blocks = before.tree.children;
  const added = moved(parsed, { lines: lineBreaks(text, start), offset: start });
  const tail = moved(blocks.slice(last), distanceOfTail(edit));
  return { ...added, position: positionOfRoot(edit, added), children: [...blocks.slice(0, first), ...added.children, ...tail] };
}

function editBetween(before: Syntax, text: string): Edit {
  const blocks = before.tree.children;
  const { prefix, suffix } = commonEnds(before.text, text);
  const growth = text.length - before.text.length;
  let first = blocks.findLastIndex((block) => offsetOf(block) <= prefix && startsBlock(text, block, 0));
  if (first === -1) first = 0;
  const start = first === 0 ? 0 : offsetOf(blocks[first]);
  const isAfter = (block: RootContent) =>
    offsetOf(block) >= before.text.length - suffix && offsetOf(block) + growth > start && startsBlock(text, block, growth);
  const found = blocks.findIndex((block, index) => index >= first && isAfter(block));
  const last = found === -1 ? blocks.length : found;
  return { before, text, first, start, last, end: found === -1 ? text.length : offsetOf(blocks[last]) + growth };
}

const offsetOf = (block: RootContent | undefined): number => block?.position?.start.offset ?? Number.NaN;

/** Returns whether `block` of the text before the edit begins a block in `text`, `growth` characters later. */
function startsBlock(text: string, block: RootContent, growth: number): boolean {
  const offset = offsetOf(block) + growth;
  blockStart.lastIndex = offset;
  return block.position?.start.column === 1 && blockStart.test(text) && emptyLine.test(text.slice(Math.max(0, offset - 200), offset));
}

/** Returns whether the blocks of `source` end before the empty lines at its end. An unclosed code block does not end there. */
function isComplete(tree: Root, source: string): boolean {
  const lastLine = source.indexOf('\n', source.trimEnd().length);
  let node: { readonly position?: Root['position']; readonly children?: readonly object[] } | undefined = tree.children.at(-1);
  while (node !== undefined) {
    if ((node.position?.end.offset ?? 0) > lastLine) return false;
    node = node.children?.at(-1);
  }
  return true;
}

const distanceOfTail = ({ before, text, last, end }: Edit): Distance => {
  const start = before.tree.children[last]?.position?.start;
  return { lines: lineBreaks(text, end) + 1 - (start?.line ?? 0), offset: end - (start?.offset ?? 0) };
};

function positionOfRoot(edit: Edit, added: Root): Root['position'] {
  const { before, text, end } = edit;
  const last = end === text.length ? added.position : moved(before.tree.position, distanceOfTail(edit));
  return last === undefined ? undefined : { start: { line: 1, column: 1, offset: 0 }, end: last.end };
}

/** Returns the number of line breaks before `end`. */
const lineBreaks = (text: string, end: number): number => text.slice(0, end).match(/\r\n|\n|\r/g)?.length ?? 0;

/** Returns a copy of a syntax tree, or of a part of one, with all positions moved. */
function moved<T>(value: T, distance: Distance): T {
  if (Array.isArray(value)) return value.map((item) => moved(item, distance)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy = { ...(value as Record<string, unknown>) };
  for (const key in copy) {
    const inner = copy[key];
    if (typeof inner === 'object') copy[key] = moved(inner, distance);
  }
  const { line, offset, start, end, range } = copy;
  if (typeof line === 'number') copy['line'] = line + distance.lines;
  if (typeof offset === 'number') copy['offset'] = offset + distance.offset;
  // The nodes of JavaScript in MDX have offsets at `start` and `end`, and in `range`. The `start` of a list is its first number.
  if (typeof start === 'number' && typeof end === 'number') {
    Object.assign(copy, { start: start + distance.offset, end: end + distance.offset });
    if (Array.isArray(range)) copy['range'] = range.map((each: number) => each + distance.offset);
  }
  return copy as T;
}
