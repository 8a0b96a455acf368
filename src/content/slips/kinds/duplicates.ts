// A duplicate key, usually in a copied line.
import { blockBelow, indentOf, isBlank, type Line } from '../lines.ts';
import { type Proposal, propose, replaced } from '../proposal.ts';
import type { Scene, SlipKind } from '../slip-kind.ts';

/**
 * Proposes another language if the key is a language. Proposes to delete the line if the same line is above it, or if it begins too far
 * right or left and its block has the key already.
 */
export const duplicates: SlipKind = function* (scene) {
  const line = scene.lines[scene.at];
  if (line === undefined) return;
  for (const { key, from } of keysOn(line).reverse()) {
    if (!scene.locales.has(key)) continue;
    const place = { line, from, to: from + key.length };
    for (const meant of scene.locales.list)
      if (meant !== key) yield propose(place, 'yaml-duplicate-key', { key, meant, edits: replaced(place, meant) });
  }
  yield* deleted(scene, line);
  for (const each of scene.near) yield* misplaced(scene, each);
};

const keysOn = ({ words }: Line): { readonly key: string; readonly from: number }[] =>
  [...words.matchAll(/(^\s*(?:- +)*|[{,]\s*)([\w.-]+):\s/g)].map(({ 1: before = '', 2: key = '', index }) => ({
    key,
    from: index + before.length,
  }));

function* deleted({ lines, at }: Scene, line: Line): Iterable<Proposal> {
  const [, indent = '', key] = /^(\s*)([\w.-]+):\s+\S/.exec(line.words) ?? [];
  const isThere = lines.slice(Math.max(0, at - 30), at).some(({ words }) => words === line.words);
  if (key === undefined || !isThere) return;
  const edits = [{ start: line.start - 1, end: line.end, text: '' }];
  yield propose({ line, from: indent.length, to: indent.length + key.length }, 'yaml-duplicate-key', { key, meant: undefined, edits });
}

/** Maximum number of columns between a misplaced key and the keys of its block. */
const maxShift = 2;

const keyedLine = /^(\s*(?:- +)*)([\w.-]+):(?:\s|$)/;

/** Proposes to delete a line and the lines below it that belong to it, if the block whose keys begin nearest to it has the key already. */
function* misplaced({ lines }: Scene, line: Line): Iterable<Proposal> {
  const [, before = '', key] = keyedLine.exec(line.words) ?? [];
  const above = lines.slice(0, line.index).findLast(({ words }) => !isBlank(words))?.words ?? '';
  // The first line of a block may begin anywhere.
  const isFirst = /:\s*(?:#.*)?$/.test(above) && indentOf(above) < before.length;
  if (key === undefined || before.includes('-') || isFirst) return;
  const shiftOf = ({ column }: Block): number => Math.abs(column - before.length);
  // The sort is stable: of two blocks, the inner one counts.
  const [block] = [...blocksAbove(lines, line)].sort((one, other) => shiftOf(one) - shiftOf(other));
  if (block === undefined || shiftOf(block) === 0 || shiftOf(block) > maxShift) return;
  const other = keysOf(lines, block, line).find((each) => each.key === key);
  if (other === undefined) return;
  const below = blockBelow(lines, line, Math.max(before.length, block.column));
  yield propose({ line, from: before.length, to: before.length + key.length }, 'yaml-duplicate-key', {
    key,
    meant: undefined,
    due: block.column,
    edits: [{ start: line.start - 1, end: (below.at(-1) ?? line).end, text: '' }],
    isOpen: below.length > 0 || other.words !== line.words.trim(),
  });
}

interface Block {
  /** The column at which the keys of the block begin. */
  readonly column: number;
  /** The index of a line of the block. */
  readonly start: number;
}

/** Yields the blocks that contain the line above `line`, from the inside. */
function* blocksAbove(lines: readonly Line[], { index }: Line): Iterable<Block> {
  let limit = Number.POSITIVE_INFINITY;
  for (let start = index - 1; start >= 0 && limit > 0; start -= 1) {
    const [, before] = keyedLine.exec(lines[start]?.words ?? '') ?? [];
    if (before === undefined || before.length >= limit) continue;
    yield { column: before.length, start };
    // A hyphen begins the block.
    limit = before.includes('-') ? before.indexOf('-') + 1 : before.length;
  }
}

/** Returns the keys of a block with the words of their lines, without those on the line `except`. */
function keysOf(
  lines: readonly Line[],
  { column, start }: Block,
  except: Line,
): readonly { readonly key: string; readonly words: string }[] {
  const isOutside = (line: Line): boolean => line !== except && !isBlank(line.words) && indentOf(line.words) < column;
  // The line with the hyphen that begins the block, or with the key above it.
  const first = Math.max(0, lines.slice(0, start + 1).findLastIndex(isOutside));
  const end = lines.findIndex((line) => line.index > first && isOutside(line));
  return lines.slice(first, end < 0 ? undefined : end).flatMap((line) => {
    const [, before = '', key] = keyedLine.exec(line.words) ?? [];
    return line === except || key === undefined || before.length !== column ? [] : [{ key, words: line.words.trim() }];
  });
}
