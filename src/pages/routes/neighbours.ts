// A long list is divided into parts, each with a page of its own. This module finds the previous and the next page of each
// part. Browsers and crawlers may use them as the order of the pages
// (https://html.spec.whatwg.org/multipage/links.html#sequential-link-types).
import type { Pagination } from '../../model/entries/pagination.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Locale } from '../../model/languages/locale.ts';

/** The paths of the pages before and after a page; undefined at either end of the list. */
export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** A page that is a part of a list. */
interface PartPage extends Pagination {
  /** The folder of its collection. */
  readonly collection: string;
  readonly locale: Locale;
  readonly path: string;
}

/** Returns the neighbors of each page by its path: the pages of the same list and language with the nearest numbers. */
export function partNeighbours(pages: readonly PartPage[]): ReadonlyMap<string, Neighbours> {
  const lists = groupBy(pages, ({ collection, list = '', locale }) => JSON.stringify([collection, list, locale]));
  return new Map(
    [...lists.values()].flatMap((list) => {
      const inOrder = [...list].sort((a, b) => a.number - b.number);
      return inOrder.map(({ path }, index) => [path, { previous: inOrder[index - 1]?.path, next: inOrder[index + 1]?.path }] as const);
    }),
  );
}
