// A discriminated union, written so that editors keep to the type that is chosen: after `type: hero` they complete and
// check the keys of a hero, and of no other type.
import type { JsonSchema } from './json-schema.ts';

const typeOf = (option: JsonSchema): unknown => option.properties?.['type']?.['const'];

/**
 * The union as an object with one condition per type; any other schema as it is. Each condition says “not another type”
 * twice: while one types, editors take required keys as given, so that a plain condition would hold for every type.
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

/** Titles the schema with its type, and describes it at its `type` key. */
const named = ({ description = '', ...option }: JsonSchema): JsonSchema => ({
  ...option,
  title: String(typeOf(option)),
  description,
  properties: { ...option.properties, type: { ...option.properties?.['type'], description } },
});
