// Finds which pages list which entries. According to `lists` of the site, a section type can list an entire collection, or those
// of its entries whose value under a key, such as `topic`, is the same as in the section.
import type { ContentModel } from '../../model/collection.ts';
import type { Entry } from '../../model/site-content.ts';

/**
 * What an entry lists, and the selections to which the entry belongs. Each is a text: `notes` is an entire collection, and
 * `notes topic weather` are the entries whose `topic` is `weather`.
 */
export interface ListingKeys {
  /** Everything that the entry's sections list from other collections. Section types with `excerpt` do not count. */
  readonly lists: readonly string[];
  /** The selections of sections that contain the entry. Entire collections are not named here. */
  readonly listedUnder: readonly string[];
}

/** Returns the keys of an entry in the folder `collection`. */
export function listingKeys({ lists }: Pick<ContentModel, 'lists'>, collection: string, value: Entry['value']): ListingKeys {
  const own = (value.sections ?? []).flatMap((section) => {
    const listing = Object.hasOwn(lists, section.type) ? lists[section.type] : undefined;
    if (listing === undefined || listing.excerpt === true || listing.collection === collection) return [];
    return keyOf(listing.collection, listing.by, section) ?? [];
  });
  const shared = new Set(Object.values(lists).flatMap(({ by }) => by ?? []));
  return { lists: own, listedUnder: [...shared].flatMap((by) => keyOf(collection, by, value) ?? []) };
}

/** Returns `notes topic weather`, or `notes` for an entire collection; undefined if the block has no value under `by`. */
function keyOf(collection: string, by: string | undefined, block: object): string | undefined {
  if (by === undefined) return collection;
  const value: unknown = Reflect.get(block, by);
  return typeof value === 'string' ? `${collection} ${by} ${value}` : undefined;
}

interface Listed extends ListingKeys {
  readonly collection: string;
}

export interface ListedBy {
  /** Returns the index of the first entry that lists all of `collection`. Such an entry belongs to another collection. */
  readonly whole: (collection: string) => number | undefined;
  /** Returns the index of an entry that lists `entry` in a selection, or else of the first one that lists its entire collection. */
  readonly of: (entry: Listed) => number | undefined;
}

/** Finds the entries that list others. */
export function listingsOf(entries: readonly Listed[]): ListedBy {
  const firsts = new Map<string, number>();
  for (const [index, { lists }] of entries.entries()) for (const key of lists) if (!firsts.has(key)) firsts.set(key, index);
  return {
    whole: (collection) => firsts.get(collection),
    of: ({ collection, listedUnder }) =>
      listedUnder.map((key) => firsts.get(key)).find((index) => index !== undefined) ?? firsts.get(collection),
  };
}
