// A union that is told apart by its `type`, in the form in which editors stay with the one that is meant: after
// `type: hero` they offer and check what a hero has, and nothing of the others.
import type { JsonSchema } from './json-schema.ts';

const typeOf = (option: JsonSchema): unknown => option.properties?.['type']?.['const'];

/**
 * The union as an object with one condition per type; any other schema as it is. The conditions say “not another type”
 * twice over: while one types, editors take what is required for given, so that a plain condition would hold for all.
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

/** With its type as its title, and what it is for at its type. */
const named = ({ description = '', ...option }: JsonSchema): JsonSchema => ({
  ...option,
  title: String(typeOf(option)),
  description,
  properties: { ...option.properties, type: { ...option.properties?.['type'], description } },
});
