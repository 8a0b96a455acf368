import type { JsonSchema } from './json-schema.ts';

/**
 * Returns `schema` with the descriptions in `keys` moved to its properties, and without `mayBeUnread`, which means nothing to editors. A
 * schema without `keys` is unchanged.
 */
export function explainKeys(schema: JsonSchema): JsonSchema {
  const { keys, mayBeUnread: _, properties = {}, ...rest } = schema;
  if (keys === undefined) return schema;
  // `keys` is only ever set to descriptions by key (model/languages/words.ts).
  const said = keys as Readonly<Record<string, string>>;
  const explained = Object.entries(properties).map(([key, property]) => [key, { ...property, description: said[key] }]);
  return { ...rest, properties: Object.fromEntries(explained) };
}
