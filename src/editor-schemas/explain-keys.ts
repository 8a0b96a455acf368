// What a group says of its keys, put where editors look for it: at each key.
import type { JsonSchema } from './json-schema.ts';

/** `schema` with the descriptions that it holds for its keys. */
export function explainKeys(schema: JsonSchema): JsonSchema {
  const { keys, properties = {}, ...rest } = schema;
  if (keys === undefined) return schema;
  // Only descriptions by key are ever put there (model/languages/words.ts).
  const said = keys as Readonly<Record<string, string>>;
  const explained = Object.entries(properties).map(([key, property]) => [key, { ...property, description: said[key] }]);
  return { ...rest, properties: Object.fromEntries(explained) };
}
