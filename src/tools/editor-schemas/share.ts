// Defines each schema with a title once, as it is used in many places: an icon has two hundred names, a text is on
// every second line.
import { byCodeUnits } from '../../model/by-code-units.ts';
import { type JsonSchema, rewrite } from './json-schema.ts';

/** `schema` with every titled schema under `definitions`, by its title. Descriptions of one place stay at that place. */
export function share(schema: JsonSchema): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const { title, ...open } = schema;
  const shared = rewrite(open, (inner) => {
    if (inner.title === undefined) return inner;
    const { description, examples, default: preset, ...definition } = inner;
    const known = definitions[inner.title];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition))
      throw new Error(`Two schemas are titled ${inner.title}.`);
    definitions[inner.title] = definition;
    return { $ref: `#/definitions/${inner.title}`, description, examples, default: preset };
  });
  const sorted = Object.entries(definitions).sort(([a], [b]) => byCodeUnits(a, b));
  return { title, ...shared, ...(sorted.length > 0 && { definitions: Object.fromEntries(sorted) }) };
}
