// Moves schemas with a title into shared definitions, because they occur in many places: the schema of an icon lists all icons,
// and the schema of a text applies to most lines.
import { byCodeUnits } from '../../model/by-code-units.ts';
import { type JsonSchema, rewrite } from './json-schema.ts';

/**
 * Returns `schema` with every titled schema inside it under `definitions`, by its title. Descriptions, examples and default values stay
 * where the schema is used. If different schemas have the same title, the second one is called `Title 2`, and so on.
 */
export function shareSchemas(schema: JsonSchema): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const { title, ...open } = schema;
  const shared = rewrite(open, (inner) => {
    if (inner.title === undefined) return inner;
    const { description, examples, default: preset, ...definition } = inner;
    const name = nameFor(inner.title, definition, definitions);
    definitions.set(name, definition);
    return { $ref: `#/definitions/${name}`, description, examples, default: preset };
  });
  const sorted = [...definitions].sort(([a], [b]) => byCodeUnits(a, b));
  return { title, ...shared, ...(sorted.length > 0 && { definitions: Object.fromEntries(sorted) }) };
}

/** Returns the first of `title`, `title 2`, `title 3`, … that is free or already has this definition. */
function nameFor(title: string, definition: JsonSchema, definitions: ReadonlyMap<string, JsonSchema>): string {
  const text = JSON.stringify(definition);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? title : `${title} ${count}`;
    const used = definitions.get(name);
    if (used === undefined || JSON.stringify(used) === text) return name;
  }
}
