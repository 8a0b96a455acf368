// Which pages list which entries: sections say so (`lists` of the site), of a whole collection or by a key that both have.
import { collectionOf } from '../model/collection.ts';
import { type Entry, entriesOf, type Site } from '../model/site-content.ts';

export interface ListedBy {
  /** The first entry that lists all of a collection, of another one. */
  readonly whole: (collection: string) => Entry | undefined;
  /** The first entry that lists this one, alone or with all of its collection. */
  readonly of: (entry: Entry) => Entry | undefined;
}

/** The pages of `site` that list others. */
export function listingsOf(site: Pick<Site, 'collections' | 'model'>): ListedBy {
  const { lists } = site.model;
  const firsts = new Map<string, Entry>();
  for (const entry of entriesOf(site)) {
    for (const section of entry.value.sections ?? []) {
      const listing = Object.hasOwn(lists, section.type) ? lists[section.type] : undefined;
      if (listing === undefined || listing.excerpt === true || listing.collection === collectionOf(entry.file)) continue;
      const key = keyOf(listing.collection, listing.by, section);
      if (key !== undefined && !firsts.has(key)) firsts.set(key, entry);
    }
  }
  const keys = new Set(Object.values(lists).flatMap(({ by }) => by ?? []));
  return {
    whole: (collection) => firsts.get(collection),
    of: ({ file, value }) => {
      const collection = collectionOf(file) ?? '';
      const own = [...keys].flatMap((by) => firsts.get(keyOf(collection, by, value) ?? '') ?? []);
      return own[0] ?? firsts.get(collection);
    },
  };
}

/** `editions sector construction`; `solutions` for a whole collection; undefined for a block that says nothing under `by`. */
function keyOf(collection: string, by: string | undefined, block: object): string | undefined {
  if (by === undefined) return collection;
  const value: unknown = Reflect.get(block, by);
  return typeof value === 'string' ? `${collection} ${by} ${value}` : undefined;
}
