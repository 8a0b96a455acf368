// The kind of the names that a schema accepts in a file.
import { ownCollection } from '../../model/collection.ts';
import { metaIn, type Schema } from '../../model/data/schema-walk.ts';
import { collectionOf } from '../../model/entry-file.ts';

/** Returns the kind of names that a value with this schema has in a file; undefined if it is no name. */
export function kindOfNames(schema: Schema, file: string): string | undefined {
  const { names } = metaIn(schema);
  return names === ownCollection ? collectionOf(file) : names;
}
