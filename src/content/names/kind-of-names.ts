import { ownCollection } from '../../model/collection.ts';
import { metaIn, type Schema } from '../../model/data/schema-walk.ts';
import { collectionOf } from '../../model/entry-file.ts';

/** Returns the kind of what a value with this schema in `file` names, such as `icons` or a collection; undefined if it is not a name. */
export function kindOfNames(schema: Schema, file: string): string | undefined {
  const { names } = metaIn(schema);
  return names === ownCollection ? collectionOf(file) : names;
}
