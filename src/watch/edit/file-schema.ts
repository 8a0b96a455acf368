// Finds the schema of a content file.
import type { ContentModel } from '../../model/collection.ts';
import type { Schema } from '../../model/data/schema-walk.ts';
import { collectionOf } from '../../model/entry-file.ts';
import { singleFileAt } from '../../model/kind.ts';

/** Returns the schema of a file; in the folder of a collection, that of its entries. Undefined for an unknown file. */
export const schemaOfFile = (model: ContentModel, file: string): Schema | undefined =>
  singleFileAt(model, file)?.schema ?? model.collections[collectionOf(file) ?? '']?.schema;
