// Finds the descriptions of schemas that the tools show to editors.
import type * as z from 'zod';
import type { ContentModel } from '../../src/model/collection.ts';
import { definitionOf, metaIn, type Schema } from '../../src/model/data/schema-walk.ts';
import { messagesFiles } from '../../src/model/kind.ts';

/** Returns the descriptions of `schemas` and of all schemas inside them, and the titles of single values, by which editors choose. */
export function descriptionsIn(schemas: Iterable<Schema>, isShown: (schema: Schema) => boolean = () => true): ReadonlySet<string> {
  const visited = new Set<Schema>();
  const found = new Set<string>();
  const visit = (schema: Schema): void => {
    if (visited.has(schema)) return;
    visited.add(schema);
    const { shape = {}, element, valueType, options = [], type } = definitionOf(schema);
    const { description, title } = metaIn(schema);
    for (const words of isShown(schema) ? [description, type === 'literal' ? title : undefined] : []) if (words) found.add(words);
    for (const inner of [...Object.values(shape), element, valueType, ...options]) if (inner) visit(inner);
  };
  for (const schema of schemas) visit(schema);
  return found;
}

/** Groups of messages are not edited themselves, only their messages. */
const isNoGroup = (schema: Schema): boolean => definitionOf(schema).shape === undefined;

/** Returns the descriptions of all content that editors write: not of locks, which only the tools write. */
export function descriptionsOf({ files, collections }: Pick<ContentModel, 'files' | 'collections'>): readonly string[] {
  const { [messagesFiles]: messages, ...others } = files;
  const written = Object.entries(others).flatMap(([file, { schema }]) => (file.startsWith('locks/') ? [] : [schema]));
  const entries = Object.values(collections).map(({ schema }): z.ZodType => schema);
  return [...descriptionsIn([...written, ...entries]), ...descriptionsIn(messages === undefined ? [] : [messages.schema], isNoGroup)];
}
