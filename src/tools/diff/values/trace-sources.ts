// Finds the changed values of content that cause a change on a page.
import type { PageChange } from '../page/compare-pages.ts';
import type { ValueAt, ValueChange } from './compare-values.ts';

/** Returns whether a page of the new version has read a value. */
export type ReadsValue = (value: ValueAt) => boolean;

/** Returns the version of a value to display: the new one, if it exists. */
export const shownSideOf = ({ after, before }: ValueChange): ValueAt | undefined => after ?? before;

/**
 * Returns the values whose words occur in the change, if the page reads them or the new version lacks them. If there are none, as with a
 * formatted price or the hash of a link preview, returns the first `maxSources` values of the first list that is not empty:
 * 1. numbers and names that the page reads
 * 2. values whose words occur in the change
 * 3. texts that the page reads
 */
export function traceSources(change: PageChange, values: readonly ValueChange[], reads: ReadsValue): readonly ValueChange[] {
  const written = values.filter((value) => holdsWords(change, value));
  const worded = written.filter(({ before, after }) => (after === undefined ? before !== undefined : reads(after)));
  if (worded.length > 0) return worded;
  const read = values.filter(({ after }) => after !== undefined && reads(after));
  const short = read.filter(({ after }) => after !== undefined && !isProse(after));
  return [short, written, read].find((list) => list.length > 0)?.slice(0, maxSources) ?? [];
}

/** Maximum number of sources that are returned if no words match: more would not help to find the right one. */
const maxSources = 3;

const isProse = ({ line, value }: ValueAt): boolean => line !== undefined || (typeof value === 'string' && /\s/.test(value));

function holdsWords(change: PageChange, { before, after }: ValueChange): boolean {
  const isHeld = (text: string | undefined, value: ValueAt | undefined): boolean =>
    text !== undefined && value !== undefined && piecesOf(value).some((piece) => text.includes(piece));
  return isHeld(change.after, after) || isHeld(change.before, before) || isHeld(change.subject, after);
}

/**
 * Splits a value at facts in braces, links and Markdown markup, because the pieces appear unchanged on a page. Returns the longest pieces.
 */
function piecesOf({ value }: ValueAt): readonly string[] {
  if (typeof value !== 'string') return [];
  const pieces = value
    .replaceAll(/<[^>]*>|\{[^}]*\}|\]\([^)]*\)|[*_`[\]#]|^-\s/gm, '\u0000')
    .split('\u0000')
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece.length > 1);
  const longest = Math.max(0, ...pieces.map((piece) => piece.length));
  return pieces.filter((piece) => piece.length === longest);
}
