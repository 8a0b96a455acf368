// Which pages list which entries: sections say so (`lists` of the site), of a whole collection or by a key that both have.
import type { ContentModel } from '../model/collection.ts';
import type { Entry } from '../model/site-content.ts';

/** What an entry lists, and under what it is listed: `solutions` for a whole collection, `editions sector construction`. */
export interface ListingKeys {
  /** What its sections list, of other collections. */
  readonly lists: readonly string[];
  /** Under which a section may list it alone. */
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

/** `editions sector construction`; `solutions` for a whole collection; undefined for a block that says nothing under `by`. */
function keyOf(collection: string, by: string | undefined, block: object): string | undefined {
  if (by === undefined) return collection;
  const value: unknown = Reflect.get(block, by);
  return typeof value === 'string' ? `${collection} ${by} ${value}` : undefined;
}

interface Listed extends ListingKeys {
  readonly collection: string;
}

export interface ListedBy {
  /** The index of the first entry that lists all of a collection, of another one. */
  readonly whole: (collection: string) => number | undefined;
  /** The index of the first entry that lists this one, alone or with all of its collection. */
  readonly of: (entry: Listed) => number | undefined;
}

/** Which of `entries` list others. */
export function listingsOf(entries: readonly Listed[]): ListedBy {
  const firsts = new Map<string, number>();
  for (const [index, { lists }] of entries.entries()) for (const key of lists) if (!firsts.has(key)) firsts.set(key, index);
  return {
    whole: (collection) => firsts.get(collection),
    of: ({ collection, listedUnder }) =>
      listedUnder.map((key) => firsts.get(key)).find((index) => index !== undefined) ?? firsts.get(collection),
  };
}
