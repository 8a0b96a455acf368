// Snippets: YAML that an editor inserts when it is chosen from the completions.
import { byCodeUnits } from '../../model/by-code-units.ts';
import type { Locale } from '../../model/languages/locale.ts';
import type { JsonSchema } from './json-schema.ts';

export interface Snippets {
  readonly locales: readonly Locale[];
  /** Complete sections by type, as YAML without a dash. */
  readonly sections: Readonly<Record<string, string>>;
}

/** Returns an empty text with a tab stop for each language: `{ en: "$1", de: "$2" }`. */
const textPiece = (locales: readonly Locale[]): string => `{ ${locales.map((locale, index) => `${locale}: "$${index + 1}"`).join(', ')} }`;

/** Adds snippets to the schema of a text or of a section. Returns any other schema unchanged. */
export function offerSnippets(schema: JsonSchema, { locales, sections }: Snippets): JsonSchema {
  const { title = '' } = schema;
  if (title === 'Text') return withPiece(schema, textPiece(locales));
  return title === 'Section' ? withSections(schema, sections) : schema;
}

/** Wraps the schema in an `anyOf` with one option: for a plain object, editors would insert its keys instead of the snippet. */
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
  // Applies only until a type is set: afterwards, section snippets would crowd out the keys of the section.
  const begun = {
    if: { properties: { type: false } },
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
    then: { defaultSnippets },
  };
  return { ...schema, allOf: [...allOf, begun] };
}

/** Indents all lines but the first, which follows the dash, and escapes dollar signs and backslashes, which mark up snippets. */
const asSnippet = (yaml: string): string => yaml.replaceAll(/[$\\]/g, '\\$&').replaceAll('\n', '\n  ');
