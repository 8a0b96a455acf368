import type { ContentModel } from '../../model/collection.ts';
import type { Schema } from '../../model/data/schema-walk.ts';
import { collectionOf } from '../../model/entry-file.ts';
import { singleFileAt } from '../../model/kind.ts';

/** Returns the schema of a file, or undefined for an unknown file. Files in the folder of a collection have the schema of its entries. */
export const schemaOfFile = (model: ContentModel, file: string): Schema | undefined =>
  singleFileAt(model, file)?.schema ?? model.collections[collectionOf(file) ?? '']?.schema;
