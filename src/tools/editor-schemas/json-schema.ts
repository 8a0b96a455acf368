/**
 * A schema of draft 7 with extensions of yaml-language-server: `defaultSnippets`, `enumDescriptions`. An undefined keyword
 * counts as absent.
 */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly examples?: readonly unknown[] | undefined;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

const maps = new Set(['properties', 'definitions']);
const lists = new Set(['anyOf', 'oneOf', 'allOf']);
/** Keywords with one schema. Only `items` can also be a list, if each position of an array has its own schema. */
const single = new Set(['items', 'additionalItems', 'additionalProperties', 'propertyNames', 'if', 'then']);

// Under the keywords above, every object is a schema. A boolean is allowed, too, such as `additionalProperties: false`.
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Applies `change` to every schema in `schema`, the innermost first and `schema` itself last. */
export function rewrite(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const inner = (value: unknown): unknown => (isSchema(value) ? rewrite(value, change) : value);
  const changed = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if ((lists.has(keyword) || single.has(keyword)) && Array.isArray(value)) return [keyword, value.map(inner)];
    if (maps.has(keyword) && isSchema(value)) {
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inner(member)]))];
    }
    return [keyword, single.has(keyword) ? inner(value) : value];
  });
  return change(Object.fromEntries(changed));
}
