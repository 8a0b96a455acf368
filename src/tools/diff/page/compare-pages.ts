// Compares two versions of a page; each change is reported once.
import { longestIncreasingSubsequence } from '../../../model/data/longest-increasing-subsequence.ts';
import { type Aligned, align, justAlike } from '../align.ts';
import { mergeMoves } from '../merge-moves.ts';
import type { ChangeDetail } from '../site-diff.ts';
import { likenessOf } from '../words.ts';
import type { Block, PageContent, PageSection } from './page-content.ts';

/** A change whose places in content are not yet known. */
export type PageChange = Omit<ChangeDetail, 'sources'>;

/** Returns the differences between two versions of a page: moved sections, other changes in the order of the page, and the head. */
export function comparePages(before: PageContent, after: PageContent): readonly PageChange[] {
  const pairs = pairSections(before.sections, after.sections);
  const changes = pairs.flatMap((pair) => compareSections(pair));
  return withoutEchoes([...movedSections(before.sections, pairs), ...withMoves(changes), ...compareHeads(before.head, after.head)]);
}

/** Returns the sections of `<main>` whose place among the others has changed; positions count from 1. */
function movedSections(before: readonly PageSection[], pairs: readonly SectionPair[]): readonly PageChange[] {
  const main = before.filter(({ region }) => region === 'main');
  const after = pairs.flatMap(([, to]) => (to?.region === 'main' ? [to] : []));
  const both = pairs.flatMap(([from, to]) => (from === undefined || to === undefined || to.region !== 'main' ? [] : [{ from, to }]));
  const inPlace = new Set(longestIncreasingSubsequence(both.map(({ from }) => main.indexOf(from))));
  return both.flatMap(({ from, to }, index) => {
    const places = { before: String(main.indexOf(from) + 1), after: String(after.indexOf(to) + 1) };
    return inPlace.has(index) ? [] : [{ kind: 'section', state: 'moved', section: to.title, subject: to.title, ...places }];
  });
}

function compareSections([before, after]: SectionPair): readonly PageChange[] {
  if (before === undefined || after === undefined) return oneSided(before, after);
  const pairs = align(before.blocks, after.blocks, { keyOf: identityOf, likeness });
  const changes = pairs.flatMap(([from, to]) => compareBlocks(from, to, after.title));
  if (before.markup === after.markup || !changes.every(leavesMarkup)) return changes;
  const [old, young] = firstDifference(before.markup, after.markup);
  return [...changes, { kind: 'markup', state: 'changed', section: after.title, subject: '', before: old, after: young }];
}

/**
 * Returns whether a change leaves the elements and attributes alone, because it only changes words, a target or a drawing.
 * If a section has only such changes, a difference in its elements and attributes is reported separately.
 */
const leavesMarkup = ({ kind, state }: PageChange): boolean =>
  state === 'changed' && ['text', 'heading', 'link', 'picture', 'graphic'].includes(kind);

/** Returns the change of an added or removed section, with its texts. */
function oneSided(before: PageSection | undefined, after: PageSection | undefined): readonly PageChange[] {
  const section = after ?? before;
  if (section === undefined) return [];
  const texts = section.blocks.filter(({ kind, isWithinText, text }) => kind !== 'island' && !isWithinText && text !== '');
  const text = texts.map((block) => block.text).join('\n');
  const named = { section: section.title, subject: section.title };
  return after === undefined
    ? [{ kind: 'section', state: 'removed', ...named, before: text }]
    : [{ kind: 'section', state: 'added', ...named, after: text }];
}

const identityOf = ({ kind, subject, text, detail }: Block): string => `${kind}\n${subject}\n${text}\n${detail}`;

/**
 * Returns the likeness of two blocks, by their words and targets. Fields and islands are compared by their names. Forms and drawings
 * have a fixed likeness. Blocks of different kinds have no likeness, except for a text and a heading.
 */
function likeness(before: Block, after: Block): number {
  if (before.kind !== after.kind)
    return before.detail === '' && after.detail === '' && isText(before) && isText(after) ? likenessOf(before.text, after.text) * 0.9 : 0;
  if (before.kind === 'field' || before.kind === 'island') return before.subject === after.subject ? 0.9 : 0;
  if (before.kind === 'form') return 0.5;
  if (before.kind === 'graphic') return justAlike;
  const isSameTarget = before.detail !== '' && before.detail === after.detail;
  const own = Math.max(likenessOf(before.text, after.text), isSameTarget ? 0.6 : 0);
  // Two blocks with the same subject can always be paired, however little they have in common: if they are the only blocks between the same
  // neighbors, they are versions of each other.
  return before.subject === after.subject ? Math.max(own, justAlike) : own * 0.9;
}

const isText = ({ kind }: Block): boolean => kind === 'text' || kind === 'heading';

const named = (block: Block, section: string) => ({ kind: block.kind, section, subject: subjectOf(block) });

const subjectOf = ({ kind, subject, text }: Block): string => (kind === 'link' || kind === 'button' || kind === 'picture' ? text : subject);

function compareBlocks(before: Block | undefined, after: Block | undefined, section: string): readonly PageChange[] {
  // An added or removed drawing is not reported separately: it usually comes with another block, whose change is reported.
  if ((before ?? after)?.kind === 'graphic') return before && after ? graphicChange([before, after], section) : [];
  if (before === undefined)
    return after === undefined || isEmpty(after) ? [] : [{ ...named(after, section), state: 'added', after: shown(after) }];
  if (after === undefined) return isEmpty(before) ? [] : [{ ...named(before, section), state: 'removed', before: shown(before) }];
  return [...textChange([before, after], section), ...detailChange([before, after], section)];
}

const isEmpty = ({ text, detail }: Block): boolean => text === '' && detail === '';

/**
 * Returns the reported value of an added or removed block: the text of a text, heading or island, or the detail of another block. If
 * that is empty, returns the other of the two.
 */
const shown = ({ kind, text, detail }: Block): string =>
  kind === 'text' || kind === 'heading' || kind === 'island' ? text || detail : detail || text;

type BlockPair = readonly [before: Block, after: Block];

function textChange([before, after]: BlockPair, section: string): readonly PageChange[] {
  if (before.text === after.text && before.subject === after.subject) return [];
  if (before.isWithinText && after.isWithinText) return [];
  const change = { ...named(after, section), subject: after.subject, state: 'changed' as const };
  if (before.text === after.text) return [{ ...change, kind: 'markup', subject: '', before: before.subject, after: after.subject }];
  return [{ ...change, before: before.text, after: after.text }];
}

const graphicChange = ([before, after]: BlockPair, section: string): readonly PageChange[] =>
  before.detail === after.detail ? [] : [{ ...named(after, section), state: 'changed' }];

function detailChange([before, after]: BlockPair, section: string): readonly PageChange[] {
  if (before.detail === after.detail) return [];
  return [{ ...named(after, section), state: 'changed', before: before.detail, after: after.detail }];
}

function firstDifference(before: string, after: string): readonly [string, string] {
  const [from, to] = [before.split('\n'), after.split('\n')];
  const at = from.findIndex((line, index) => line !== to[index]);
  const index = at === -1 ? from.length : at;
  return [from[index] ?? '', to[index] ?? ''];
}

/** Merges the changes of a block that is removed in one place and added in another into one move. */
function withMoves(changes: readonly PageChange[]): readonly PageChange[] {
  const keyOf = ({ kind, subject, before, after }: PageChange): string => JSON.stringify([kind, subject, before ?? after]);
  return mergeMoves(changes, {
    removedKey: (change) => (change.state === 'removed' ? keyOf(change) : undefined),
    addedKey: (change) => (change.state === 'added' ? keyOf(change) : undefined),
    merge: (_, added) => ({ ...added, state: 'moved', before: added.after ?? '' }),
  });
}

/**
 * Removes changes that repeat others. Changed props of an island usually occur in its markup, too, and a text may occur twice in a section.
 */
function withoutEchoes(changes: readonly PageChange[]): readonly PageChange[] {
  const seen = new Set<string>();
  const spoken = changes.filter(({ kind }) => kind !== 'island');
  const said = new Set(spoken.map(({ before, after }) => JSON.stringify([before, after])));
  return changes.filter((change) => {
    const key = JSON.stringify([change.before, change.after]);
    if (change.kind === 'island' && change.before !== undefined && said.has(key)) return false;
    const whole = JSON.stringify(change);
    return !seen.has(whole) && seen.add(whole);
  });
}

function compareHeads(before: PageContent['head'], after: PageContent['head']): readonly PageChange[] {
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return names.flatMap((name): PageChange[] => {
    const [old, young] = [before.get(name), after.get(name)];
    if (old === young) return [];
    const row = { kind: 'head', section: '', subject: name } as const;
    if (old === undefined) return [{ ...row, state: 'added', after: young ?? '' }];
    return [young === undefined ? { ...row, state: 'removed', before: old } : { ...row, state: 'changed', before: old, after: young }];
  });
}

type SectionPair = Aligned<PageSection>;

type Matches = (from: PageSection, to: PageSection) => boolean;

/**
 * Pairs sections of the same region, first by id and text, then by id, by title, by text, by similar words and, if both pages have the
 * same number of sections, by place. The pairs are in the order of the new page, with removed sections at the end.
 */
function pairSections(before: readonly PageSection[], after: readonly PageSection[]): readonly SectionPair[] {
  const partners = new Map<PageSection, PageSection>();
  const left = new Set(before);
  const pairBy = (matches: Matches): void => {
    for (const to of after) {
      const from = partners.has(to) ? undefined : [...left].find((each) => each.region === to.region && matches(each, to));
      if (from === undefined) continue;
      partners.set(to, from);
      left.delete(from);
    }
  };
  const texts = new Map([...before, ...after].map((section) => [section, section.blocks.map(({ text }) => text).join('\n')]));
  const textOf = (section: PageSection): string => texts.get(section) ?? '';
  pairBy((from, to) => from.id === to.id && textOf(from) === textOf(to));
  pairBy((from, to) => from.id !== '' && from.id === to.id);
  pairBy((from, to) => from.title === to.title);
  pairBy((from, to) => textOf(from) === textOf(to));
  pairBy((from, to) => likenessOf(textOf(from), textOf(to)) > 0.4);
  if (before.length === after.length) pairBy((from, to) => before.indexOf(from) === after.indexOf(to));
  return [...after.map((to): SectionPair => [partners.get(to), to]), ...[...left].map((from): SectionPair => [from, undefined])];
}
