// Recovers the most likely meaning of a mistyped file. Kinds of slips propose edits, and the parser and the schema of the file verify them,
// so that every hint works. The other checks see the corrected data, so that each slip is reported only once.
import type * as z from 'zod';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import type { DataPath, Range } from '../../model/data/place.ts';
import { keysAt } from '../../model/data/schema-walk.ts';
import { figureFields } from '../../model/languages/figure.ts';
import { isSameList } from '../../store/query-cache.ts';
import { fixOf } from '../fixes/fix-finding.ts';
import { validate } from '../validation/validate.ts';
import { applyOffsetEdits } from '../yaml/offset-edit.ts';
import { pathAt } from '../yaml/path-at.ts';
import { locator } from '../yaml/position.ts';
import { syntaxTree } from '../yaml/syntax-tree.ts';
import { type Examination, examine, isBetter } from './examine.ts';
import { slipKinds } from './kinds/index.ts';
import { type Line, lineAt, linesIn } from './lines.ts';
import type { Proposal } from './proposal.ts';
import type { Scene } from './slip-kind.ts';

export interface RecoverOptions extends Pick<Scene, 'locales' | 'calendar' | 'singulars'> {
  readonly file: string;
  readonly schema: z.ZodType | undefined;
}

export interface Recovery {
  /** A finding for each typing mistake, with its position in the text as written. */
  readonly findings: readonly Finding[];
  /** The data that was most likely meant; undefined if the corrected text still cannot be parsed, or if the correction is uncertain. */
  readonly value: unknown;
  /** Maps a path in the corrected data to a range in the text as written. */
  readonly locate: (finding: Pick<Finding, 'path' | 'at'>) => Range;
}

/** Maximum number of slips that are corrected in a file. */
const maxSlips = 12;
/** Maximum number of proposals tried for one slip. */
const maxTrials = 240;

/**
 * Maximum number of characters that are parsed again for one slip. This limits the time for large files, most of which were
 * written by programs. It also lowers the number of slips that are corrected in them.
 */
const maxCharacters = 4_000_000;

/** A valid YAML file with more problems than this is not treated as mistyped: each problem is reported separately. */
export const maxProblems = 500;

/** Maximum length of a line. A file with a longer line is not corrected: such lines are generated, and can make patterns slow. */
const maxLength = 4000;

/** Returns the slips in `text` and its most likely meaning, or undefined if it is valid or no proposal helps. */
export function recover(text: string, options: RecoverOptions): Recovery | undefined {
  if (text.split('\n').some((line) => line.length > maxLength)) return undefined;
  const history: Proposal[] = [];
  let isSure = true;
  let current = text;
  let state = examine(current, options.schema);
  if (state.rank === 3 && state.paths.length > maxProblems) return undefined;
  const maxHere = Math.min(maxSlips, maxCharacters / (20 * text.length + 1));
  while (state.rank < 4 && history.length < maxHere) {
    const slip = search(current, state, options);
    if (slip === undefined) break;
    history.push(slip.proposal);
    isSure &&= slip.isSure;
    current = applyOffsetEdits(current, slip.proposal.edits);
    state = examine(current, options.schema);
  }
  if (history.length === 0) return undefined;
  const range = linesOf(text);
  const before = (offset: number, count: number): number => history.slice(0, count).reduceRight(undo, offset);
  const at = (start: number, end: number, count: number): Range => range(before(start, count), before(end, count));
  const tree = syntaxTree(current);
  const lines = linesIn(current);
  const findings = history.map(({ code, args, start, end, edits, isOpen }, count) => ({
    // `propose` has checked the arguments against the code.
    ...createFinding(code, { file: options.file, range: at(start, end, count) }, args as never),
    // This assumes that no correction adds or removes a line. Most do not. A removed key has no path, but the block around it has one.
    within: pathAt(tree, offsetsOf(lines, at(start, end, count))[0]).slice(0, code === 'yaml-duplicate-key' ? -1 : undefined),
    edits: (isOpen ? [] : edits).map((edit) => ({ replace: at(edit.start, edit.end, count), with: edit.text })),
  }));
  const value = 'value' in state && (isSure || state.rank === 4) ? state.value : undefined;
  return { findings, value, locate: backTo(current, history, at) };
}

/** Returns the offsets at which a range starts and ends in the text with these lines. */
function offsetsOf(lines: readonly Line[], { line, column, endLine, endColumn }: Range): readonly [start: number, end: number] {
  const offset = (row: number, place: number): number => (lines[row - 1]?.start ?? lines.at(-1)?.end ?? 0) + place - 1;
  return [offset(line, column), offset(endLine, endColumn)];
}

/** Returns a function that maps positions in the corrected text to positions in the text as written. */
function backTo(meant: string, history: readonly Proposal[], at: (start: number, end: number, count: number) => Range): Recovery['locate'] {
  const find = locator(meant);
  const lines = linesIn(meant);
  return (finding) => at(...offsetsOf(lines, find(finding)), history.length);
}

/** Maps an offset in the text after the edits of a proposal to the offset in the text before them. */
function undo(offset: number, { edits }: Proposal): number {
  let shift = 0;
  for (const { start, end, text: words } of edits) {
    const from = start + shift;
    if (offset < from) break;
    if (offset < from + words.length) return Math.min(start + (offset - from), end);
    shift += words.length - (end - start);
  }
  return offset - shift;
}

interface Recovered {
  readonly proposal: Proposal;
  /** True if the correction is certain: it follows from the schema, or leaves no problem in the file, or at least none near its edits. */
  readonly isSure: boolean;
}

/**
 * Returns the best proposal. Some values can be corrected only when the comment beside them is correct, such as the number in
 * `price: 19,5 // gross`. If no single proposal helps, returns the first correction of a comment after which another proposal is certain.
 */
function search(text: string, state: Examination, options: RecoverOptions): Recovered | undefined {
  const { best, comments } = tryProposals(text, state, options);
  if (best !== undefined) return best;
  const proposal = comments.find(({ edits }) => {
    const changed = applyOffsetEdits(text, edits);
    return tryProposals(changed, examine(changed, options.schema), options).best?.isSure === true;
  });
  return proposal && { proposal, isSure: true };
}

interface Tried {
  /**
   * The best proposal:
   * - the first that is certain;
   * - otherwise the first that lets the parser read the whole text;
   * - otherwise the one that lets the parser get furthest.
   */
  readonly best: Recovered | undefined;
  /** Proposals for comments that help only together with another proposal. */
  readonly comments: readonly Proposal[];
}

function tryProposals(text: string, state: Examination, options: RecoverOptions): Tried {
  const scene = sceneOf(text, state, options);
  const comments: Proposal[] = [];
  let readable: Proposal | undefined;
  let furthest: { readonly proposal: Proposal; readonly after: Examination } | undefined;
  for (const proposal of proposalsFor(scene)) {
    const changed = applyOffsetEdits(text, proposal.edits);
    const after = examine(changed, options.schema);
    if (!isBetter(after, state)) {
      if (proposal.code === 'yaml-comment-mark') comments.push(proposal);
      continue;
    }
    if (after.rank === 4 || proposal.isTold === true || (after.rank >= 2 && !isBold(proposal, state) && isAway(changed, after, proposal)))
      return { best: { proposal, isSure: true }, comments };
    // A duplicate key hides nothing else from the parser, so its line is moved only if this leaves no problem.
    if (after.rank > 2 && state.rank < 2 && !(state.rank === 1 && proposal.code === 'yaml-indent')) readable ??= proposal;
    if (after.rank < 2 && goesOn(text, state, after) && (furthest === undefined || isBetter(after, furthest.after)))
      furthest = { proposal, after };
  }
  const likely = readable ?? furthest?.proposal;
  return { best: likely && { proposal: likely, isSure: false }, comments };
}

/**
 * Returns whether a proposal changes the structure of a file that can be parsed. This may hide other mistakes, so the
 * proposal must fix everything.
 */
const isBold = ({ code }: Proposal, { rank }: Examination): boolean => rank === 3 && (code === 'yaml-indent' || code === 'yaml-dash');

/** Yields the proposals of all kinds of slips for a scene, up to the maximum number. */
function* proposalsFor(scene: Scene): Iterable<Proposal> {
  let tried = 0;
  const maxHere = Math.min(maxTrials, maxCharacters / (scene.text.length + 1));
  for (const kind of slipKinds) {
    for (const proposal of kind(scene)) {
      if (tried >= maxHere) return;
      tried += 1;
      yield proposal;
    }
  }
}

/** Returns whether all remaining problems are at least two lines away from the edits. */
function isAway(text: string, after: Examination, { edits }: Proposal): boolean {
  const lines = linesIn(text);
  const own = edits.map(({ start }) => lineAt(lines, start));
  return troubleIn(text, lines, after).every((line) => own.every((each) => Math.abs(each - line) > 1));
}

/** Returns whether the parser gets at least two lines further, or to a later stage of parsing. */
function goesOn(text: string, before: Examination, after: Examination): boolean {
  if (!('offset' in before) || !('offset' in after)) return false;
  const lines = linesIn(text);
  return after.rank > before.rank || lineAt(lines, after.offset) > lineAt(lines, before.offset) + 1;
}

/** Returns the indexes of the lines with problems. */
function troubleIn(text: string, lines: Scene['lines'], state: Examination): number[] {
  if ('offset' in state) return [lineAt(lines, state.offset)];
  if (!('paths' in state)) return [];
  const find = locator(text);
  return state.paths.slice(0, 8).map((path: DataPath) => find({ path, at: 'key' }).line - 1);
}

function sceneOf(text: string, state: Examination, { file, locales, calendar, singulars, schema }: RecoverOptions): Scene {
  const lines = linesIn(text);
  const trouble = troubleIn(text, lines, state);
  const near = new Set([...trouble, ...[-1, 1, -2, 2, -3].flatMap((step) => trouble.map((line) => line + step))]);
  const [, listed = ''] = /^languages:\s*\[(.*?)\]?\s*$/m.exec(text) ?? [];
  return {
    text,
    lines,
    near: [...near].flatMap((index) => lines[index] ?? []),
    at: trouble[0] ?? 0,
    locales,
    calendar,
    singulars,
    languages: listed
      .split(',')
      .map((each) => each.trim())
      .filter(locales.has),
    messages: 'messages' in state ? state.messages : [],
    fromSchema: schema === undefined ? [] : schemaProposals(text, state, { schema, file }),
    ...textsIn(text, state, { schema, locales }),
  };
}

/** Returns proposals from findings of the schema that suggest a correction. */
function schemaProposals(
  text: string,
  state: Examination,
  { schema, file }: { readonly schema: z.ZodType; readonly file: string },
): Proposal[] {
  if (state.rank !== 3) return [];
  const result = validate(file, schema, state.value);
  if ('value' in result) return [];
  const lines = linesIn(text);
  const find = locator(text);
  return result.findings.flatMap((finding) => {
    const range = find(finding);
    const { edits = [] } = fixOf(finding, range, text) ?? {};
    // Invalid names are skipped, because the checks of names suggest the right one.
    if (edits.length === 0 || finding.code === 'name-invalid') return [];
    const [start, end] = offsetsOf(lines, range);
    const own = edits.map(({ replace, with: words }) => {
      const [from, to] = offsetsOf(lines, replace);
      return { start: from, end: to, text: words };
    });
    return [{ code: finding.code, args: finding.args, start, end, edits: own, isTold: true as const }];
  });
}

/** Returns the lines with values that should be texts by language, and those of them where the schema also allows a figure. */
function textsIn(
  text: string,
  state: Examination,
  { schema, locales }: Pick<RecoverOptions, 'locales' | 'schema'>,
): Pick<Scene, 'texts' | 'figures'> {
  const [texts, figures] = [new Set<number>(), new Set<number>()];
  if (schema === undefined || state.rank !== 3) return { texts, figures };
  const find = locator(text);
  for (const path of state.paths) {
    const keys = keysAt(schema, path, state.value);
    const others = keys.filter((key) => !Object.hasOwn(figureFields, key));
    if (!isSameList(others, locales.list)) continue;
    const line = find({ path }).line - 1;
    texts.add(line);
    if (others.length < keys.length) figures.add(line);
  }
  return { texts, figures };
}
