// Links and parents may name all entries except the not-found page, which only hosts serve.
import type { ContentModel } from '../../model/collection.ts';
import { isNotFound } from '../urls/entry-paths.ts';
import type { Target } from './index-names.ts';
import type { NameLookup } from './look-up.ts';

type Model = Pick<ContentModel, 'notFound'>;

/** Returns the ids of a collection that links may name. */
export const linkable = (ids: Iterable<string>, folder: string, model: Model): string[] =>
  [...ids].filter((id) => !isNotFound({ folder, id }, model));

/** Returns the entry with this name; undefined if it does not exist or links may not name it. */
export const linkTarget = (
  names: Pick<NameLookup, 'target'>,
  entry: { readonly folder: string; readonly id: string },
  model: Model,
): Target | undefined => (isNotFound(entry, model) ? undefined : names.target(entry.folder, entry.id));
