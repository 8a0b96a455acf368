// Moves descriptions that a group has for its keys to the keys, where editors look for them.
import type { JsonSchema } from './json-schema.ts';

/** `schema` with the descriptions in its `keys` at its properties, and without what only translations ask of a group. */
export function explainKeys(schema: JsonSchema): JsonSchema {
  const { keys, mayBeUnread: _, properties = {}, ...rest } = schema;
  if (keys === undefined) return schema;
  // `keys` is only ever set to descriptions by key (model/languages/words.ts).
  const said = keys as Readonly<Record<string, string>>;
  const explained = Object.entries(properties).map(([key, property]) => [key, { ...property, description: said[key] }]);
  return { ...rest, properties: Object.fromEntries(explained) };
}
