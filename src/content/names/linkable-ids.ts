// Links and parents may name all entries except the not-found page, which only hosts serve.
import type { ContentModel } from '../../model/collection.ts';
import type { Target } from './index-names.ts';
import type { NameLookup } from './look-up.ts';

type Model = Pick<ContentModel, 'notFound'>;

/** Returns the ids of a collection that links may name. */
export const linkableIds = (ids: Iterable<string>, folder: string, { notFound }: Model): string[] =>
  [...ids].filter((id) => `${folder}/${id}` !== notFound);

export interface EntryName {
  readonly folder: string;
  readonly id: string;
}

/** Returns the entry with this name; undefined if it does not exist or links may not name it. */
export const linkTarget = (names: Pick<NameLookup, 'target'>, { folder, id }: EntryName, { notFound }: Model): Target | undefined =>
  `${folder}/${id}` === notFound ? undefined : names.target(folder, id);
