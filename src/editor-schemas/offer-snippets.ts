// Pieces of YAML that one choice writes.
import { byCodeUnits } from '../model/by-code-units.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { JsonSchema } from './json-schema.ts';

export interface Snippets {
  readonly locales: readonly Locale[];
  /** Whole sections by type, as YAML without a dash. */
  readonly sections: Readonly<Record<string, string>>;
}

/** A text in each language. `$1` and `$2` are where one goes on to write. */
const textPiece = (locales: readonly Locale[]): string => `{ ${locales.map((locale, index) => `${locale}: "$${index + 1}"`).join(', ')} }`;

/** A schema with the piece for its title. */
export function offerSnippets(schema: JsonSchema, { locales, sections }: Snippets): JsonSchema {
  const { title = '' } = schema;
  if (title === 'Text') return withPiece(schema, textPiece(locales));
  return title === 'Section' ? withSections(schema, sections) : schema;
}

/** Editors write the keys of an object on lines of their own unless it is a choice, if only of one. */
const withPiece = ({ title, description, examples, ...form }: JsonSchema, piece: string): JsonSchema => ({
  title,
  description,
  examples,
  anyOf: [form],
  defaultSnippets: [{ label: piece.replaceAll(/\$\d/g, ''), body: piece }],
});

function withSections({ allOf = [], ...schema }: JsonSchema, sections: Readonly<Record<string, string>>): JsonSchema {
  const sorted = Object.entries(sections).sort(([a], [b]) => byCodeUnits(a, b));
  const defaultSnippets = sorted.map(([type, yaml]) => ({ label: `${type} …`, description: yaml, bodyText: asSnippet(yaml) }));
  // Only while there is no type: the keys of a section are not to drown in other sections.
  const begun = {
    if: { properties: { type: false } },
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
    then: { defaultSnippets },
  };
  return { ...schema, allOf: [...allOf, begun] };
}

/** The lines after the first stand under it, beside the dash; a dollar sign is no place to go on. */
const asSnippet = (yaml: string): string => yaml.replaceAll(/[$\\]/g, '\\$&').replaceAll('\n', '\n  ');
