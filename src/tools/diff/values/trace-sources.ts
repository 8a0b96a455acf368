// Which changed values of content a change on a page comes from.
import type { PageChange } from '../page/compare-pages.ts';
import type { ValueAt, ValueChange } from './compare-values.ts';

/** Whether a page is made of a value of the version after. */
export type ReadsValue = (value: ValueAt) => boolean;

/** The version of a value that is shown to people: the new one, if it exists. */
export const shownSideOf = ({ after, before }: ValueChange): ValueAt | undefined => after ?? before;

/**
 * The values whose words are in the change. Where no words are, as a price is formatted and a link preview named by a
 * hash, those that the page reads, numbers and names before texts.
 */
export function traceSources(change: PageChange, values: readonly ValueChange[], reads: ReadsValue): readonly ValueChange[] {
  const written = values.filter((value) => holdsWords(change, value));
  const worded = written.filter(({ before, after }) => (after === undefined ? before !== undefined : reads(after)));
  if (worded.length > 0) return worded;
  const read = values.filter(({ after }) => after !== undefined && reads(after));
  const short = read.filter(({ after }) => after !== undefined && !isProse(after));
  return [short, written, read].find((list) => list.length > 0)?.slice(0, maxSources) ?? [];
}

/** More do not help to find the one. */
const maxSources = 3;

const isProse = ({ line, value }: ValueAt): boolean => line !== undefined || (typeof value === 'string' && /\s/.test(value));

function holdsWords(change: PageChange, { before, after }: ValueChange): boolean {
  const isHeld = (text: string | undefined, value: ValueAt | undefined): boolean =>
    text !== undefined && value !== undefined && piecesOf(value).some((piece) => text.includes(piece));
  return isHeld(change.after, after) || isHeld(change.before, before) || isHeld(change.subject, after);
}

/** The parts of a value that are on a page as they are: between facts in braces, links and marks of prose. */
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
