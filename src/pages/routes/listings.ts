// Which pages list which entries. Section types define what they list (`lists` of the site): a whole collection, or the
// entries with the same value under a key.
import type { ContentModel } from '../../model/collection.ts';
import type { Entry } from '../../model/site-content.ts';

/**
 * What an entry lists, and the keys under which it is listed: `notes` for a whole collection, `notes topic
 * weather`.
 */
export interface ListingKeys {
  /** The keys of what its sections list, of other collections. */
  readonly lists: readonly string[];
  /** The keys under which sections can list the entry without the rest of its collection. */
  readonly listedUnder: readonly string[];
}

/** The keys of an entry in the folder `collection`. */
export function listingKeys({ lists }: Pick<ContentModel, 'lists'>, collection: string, value: Entry['value']): ListingKeys {
  const own = (value.sections ?? []).flatMap((section) => {
    const listing = Object.hasOwn(lists, section.type) ? lists[section.type] : undefined;
    if (listing === undefined || listing.excerpt === true || listing.collection === collection) return [];
    return keyOf(listing.collection, listing.by, section) ?? [];
  });
  const shared = new Set(Object.values(lists).flatMap(({ by }) => by ?? []));
  return { lists: own, listedUnder: [...shared].flatMap((by) => keyOf(collection, by, value) ?? []) };
}

/** `notes topic weather`; `notes` for a whole collection; undefined for a block without a value under `by`. */
function keyOf(collection: string, by: string | undefined, block: object): string | undefined {
  if (by === undefined) return collection;
  const value: unknown = Reflect.get(block, by);
  return typeof value === 'string' ? `${collection} ${by} ${value}` : undefined;
}

interface Listed extends ListingKeys {
  readonly collection: string;
}

export interface ListedBy {
  /** The index of the first entry that lists all of a collection, and is not in it. */
  readonly whole: (collection: string) => number | undefined;
  /** The index of the first entry that lists this one, either singly or with its complete collection. */
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
