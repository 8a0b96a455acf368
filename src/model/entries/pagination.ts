// States which part of a paginated list a derived entry is. The previous and the next page follow from this.
import * as z from 'zod';

const part = z.strictObject({
  number: z.int().min(1).meta({ description: 'The number of the part, from 1.' }),
  list: z.string().optional().meta({ description: 'The name of the list, where the collection has parts of several lists.' }),
});

export type Pagination = z.output<typeof part>;

/** The key of a derived entry that is a part of a list. */
export const paginated = {
  pagination: part.optional().meta({ description: 'The place of the page among those of its list, for rel="prev" and rel="next".' }),
};

/** Returns the part that `pagination` of an entry describes; undefined if the key is missing or, on this site, has another meaning. */
export const paginationOf = ({ pagination }: { readonly pagination?: unknown }): Pagination | undefined => part.safeParse(pagination).data;
