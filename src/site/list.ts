// Lists the entries of any collection, for layouts and sections alike. The reads of a list are recorded like all other reads of a page.
import type { CardView } from '../model/entries/entry.ts';
import type { PageView } from '../model/view.ts';
import { condition } from '../store/reads/reads.ts';

type Compare<Entry> = (one: Entry, other: Entry) => number;

/** Which entries `list` returns, and in which order. */
export interface ListOptions<Fields extends object> {
  /** The `card` function of the collection, which determines the type of the list's entries. */
  readonly card: (entry: never) => Fields;
  /** Returns true for entries to include. */
  readonly where?: (entry: CardView<Fields>) => boolean;
  /** The field to sort by, smallest first, or a comparison; if missing, the entries stay sorted by their `order`. */
  readonly sort?: (keyof CardView<Fields> & string) | Compare<CardView<Fields>>;
  /** True to reverse the order of `sort`. */
  readonly descending?: boolean;
  /** The maximum number of entries. */
  readonly limit?: number;
}

/**
 * Returns the entries of a collection in the language of the page, as its `card` returns them, each with its `id` and its `link`. Throws
 * if the site has no such collection, or the collection has no `card`.
 *
 * @example
 * ```tsx
 * import { list, type PageView, text, type Value, z } from 'archipel';
 *
 * const schema = () => z.strictObject({ title: text, date: z.iso.date() });
 * const card = ({ title, date }: Value<typeof schema>) => ({ title, date });
 *
 * export const Latest = ({ view }: { readonly view: PageView }) => (
 *   <ul>
 *     {list(view, 'notes', { card, sort: 'date', descending: true, limit: 3 }).map(({ id, title, link }) => (
 *       <li key={id}>
 *         <a href={link.href}>{title}</a>
 *       </li>
 *     ))}
 *   </ul>
 * );
 * ```
 */
export function list<Fields extends object>(
  { cards, tag }: Pick<PageView, 'cards' | 'tag'>,
  collection: string,
  { where, sort, descending, limit }: ListOptions<Fields>,
): readonly CardView<Fields>[] {
  const all = Object.hasOwn(cards, collection) ? cards[collection] : undefined;
  if (all === undefined) throw new Error(`list: there is no collection "${collection}" with a card. ${wayOf(Object.keys(cards))}`);
  // The engine creates these with the `card` of the collection.
  const entries = all as unknown as readonly CardView<Fields>[];
  return condition(() => {
    const kept = where === undefined ? [...entries] : entries.filter(where);
    return (sort === undefined ? kept : kept.sort(compareBy(sort, { tag, descending }))).slice(0, limit);
  });
}

const wayOf = (names: readonly string[]): string =>
  names.length === 0 ? 'No collection has one: add it to defineCollection.' : `These have one: ${names.join(', ')}.`;

interface Direction {
  readonly tag: string;
  readonly descending: boolean | undefined;
}

function compareBy<Entry extends object>(sort: (keyof Entry & string) | Compare<Entry>, { tag, descending }: Direction): Compare<Entry> {
  const sign = descending === true ? -1 : 1;
  if (typeof sort === 'function') return (one, other) => sign * sort(one, other);
  const collator = new Intl.Collator(tag, { numeric: true });
  return (one, other) => {
    const [a, b]: readonly unknown[] = [one[sort], other[sort]];
    // Entries without the field come last in either direction.
    return a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : sign * compare(a, b, collator);
  };
}

/** Compares numbers, dates and booleans by value, anything else as text in a language. */
function compare(one: unknown, other: unknown, collator: Intl.Collator): number {
  const [a, b] = [sizeOf(one), sizeOf(other)];
  return a === undefined || b === undefined ? collator.compare(String(one), String(other)) : a - b;
}

const sizeOf = (value: unknown): number | undefined =>
  typeof value === 'number' || value instanceof Date || typeof value === 'boolean' ? Number(value) : undefined;

/**
 * Returns the entries before and after the one with this id; undefined at the ends of the list, and both undefined if the entry is not
 * in it.
 *
 * @example
 * ```tsx
 * import { neighboursOf } from 'archipel';
 *
 * const notes = [{ id: 'first-light' }, { id: 'paper-maps' }, { id: 'tide-tables' }];
 *
 * export const { previous, next } = neighboursOf(notes, 'paper-maps');
 * ```
 */
export function neighboursOf<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
): { readonly previous: Entry | undefined; readonly next: Entry | undefined } {
  const index = condition(() => entries.findIndex((entry) => entry.id === id));
  return index < 0 ? { previous: undefined, next: undefined } : { previous: entries[index - 1], next: entries[index + 1] };
}
