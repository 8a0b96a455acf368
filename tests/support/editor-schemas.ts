// JSON Schemas of content, and what editors would miss in them.
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
/** The places of properties and definitions without a description. Conditions mention keys only to test them. */
export function unexplained(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    if (keyword === 'if' || keyword === 'examples' || keyword === 'defaultSnippets') return [];
    const inner = unexplained(value, `${place}/${keyword}`);
    // Free names have values of one kind.
    const members = keyword === 'properties' ? value : keyword === 'additionalProperties' && value !== false ? { '*': value } : {};
    const silent = Object.entries(members as Record<string, JsonSchema>).filter(([, { description = '' }]) => description.trim() === '');
    return [...silent.map(([name]) => `${place}/${name}`), ...inner];
  });
}
