// Rewrites a discriminated union so that editors respect the chosen type: after `type: hero` they complete and check the keys of a
// hero only.
import type { JsonSchema } from './json-schema.ts';

const typeOf = (option: JsonSchema): unknown => option.properties?.['type']?.['const'];

/**
 * Converts a union to an object with one condition per type. Returns any other schema unchanged. Each condition is a double
 * negation, “the type is not another one”. The plain condition, “the type is this one”, also holds while the key `type` is
 * missing, so it would hold for every type at once. Requiring the key in the condition would not help, because editors
 * treat required keys as present while a person is typing.
 */
export function chooseByType(schema: JsonSchema): JsonSchema {
  const { oneOf: options, ...rest } = schema;
  if (options === undefined || options.some((option) => typeOf(option) === undefined)) return schema;
  return {
    ...rest,
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        type: 'string',
        description: 'What kind of section this is.',
        enum: options.map(typeOf),
        enumDescriptions: options.map(({ description }) => description),
      },
    },
    allOf: options.map((option) => ({
      if: { not: { properties: { type: { not: { const: typeOf(option) } } } } },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
      then: named(option),
    })),
  };
}

/** Returns the schema with its type as the title, and with its description also at the key `type`. */
const named = ({ description = '', ...option }: JsonSchema): JsonSchema => ({
  ...option,
  title: String(typeOf(option)),
  description,
  properties: { ...option.properties, type: { ...option.properties?.['type'], description } },
});
