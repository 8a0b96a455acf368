// Finds missing descriptions in JSON Schemas of content.
import type { JsonSchema } from '../../src/tools/editor-schemas/json-schema.ts';
import type { OfferedNames } from '../../src/tools/editor-schemas/offer-names.ts';

/** The names of a site without content. */
export const noNames: OfferedNames = {
  pages: [],
  externals: [],
  phones: [],
  emails: [],
  anchors: [],
  priceLists: [],
  campaigns: [],
  categories: [],
  prose: [],
  icons: [],
  assets: [],
};

/** Returns the places of properties without a description. Conditions, examples and snippets are skipped, because they define no keys. */
export function unexplained(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    if (keyword === 'if' || keyword === 'examples' || keyword === 'defaultSnippets') return [];
    const inner = unexplained(value, `${place}/${keyword}`);
    // All values under arbitrary keys share one schema.
    const members = keyword === 'properties' ? value : keyword === 'additionalProperties' && value !== false ? { '*': value } : {};
    const silent = Object.entries(members as Record<string, JsonSchema>).filter(([, { description = '' }]) => description.trim() === '');
    return [...silent.map(([name]) => `${place}/${name}`), ...inner];
  });
}
