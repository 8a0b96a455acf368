// What editors read: each key is explained, each section can be written by one choice, equal content gives equal schemas.
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { jsonSchemas } from '../src/editor-schemas/editor-schemas.ts';
import { firstSections } from '../src/editor-schemas/first-sections.ts';
import type { JsonSchema } from '../src/editor-schemas/json-schema.ts';
import type { OfferedNames } from '../src/editor-schemas/offer-names.ts';
import { sectionList } from '../src/model/entries/section.ts';
import { definition } from './support/fixture-site/theme.tsx';

const noNames: OfferedNames = {
  pages: [],
  solutions: [],
  editions: [],
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
const examples = import.meta.glob<string>('../templates/sections/*/examples.yaml', { eager: true, query: '?raw', import: 'default' });
const sections = firstSections(Object.values(examples));
const types = Object.keys(definition.sections);
const schemas = Object.entries<JsonSchema>(jsonSchemas(definition, { names: noNames, sections }));

/** The places of properties and of named things that nothing is said of. Conditions name keys only to look at them. */
function unexplained(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    if (keyword === 'if' || keyword === 'examples' || keyword === 'defaultSnippets') return [];
    const inner = unexplained(value, `${place}/${keyword}`);
    // Under a name of one's own choice stands one kind of thing.
    const members = keyword === 'properties' ? value : keyword === 'additionalProperties' && value !== false ? { '*': value } : {};
    const silent = Object.entries(members as Record<string, JsonSchema>).filter(([, { description = '' }]) => description.trim() === '');
    return [...silent.map(([name]) => `${place}/${name}`), ...inner];
  });
}

test.each(schemas)('Every key of the schema of %s is explained', (name, schema) => {
  expect(unexplained(schema, name)).toEqual([]);
  expect(schema.description).toEqual(expect.stringMatching(/\w/));
});

test.each(types)('A whole section of type %s can be written by one choice, and is sound', (type) => {
  const page = schemas.find(([name]) => name === 'page')?.[1];
  expect(JSON.stringify(page)).toContain(JSON.stringify(`${type} …`));
  expect(z.safeParse(sectionList(definition.sections), [load(sections[type] ?? '')])).toMatchObject({ success: true, data: [{ type }] });
});

test('Names are offered sorted, each once, and do not exclude others', () => {
  const { page } = jsonSchemas(definition, { names: { ...noNames, pages: ['b', 'a', 'b'] }, sections: {} });
  expect(page?.['definitions']).toMatchObject({
    'Name of a page': {
      anyOf: [
        { type: 'string', enum: ['a', 'b'] },
        { type: 'string', pattern: expect.any(String) },
      ],
    },
  });
});

test('The order in which things are found makes no difference', () => {
  const reversed = Object.fromEntries(Object.entries(sections).reverse());
  const [one, other] = [
    jsonSchemas(definition, { names: { ...noNames, icons: ['b', 'a'] }, sections }),
    jsonSchemas(definition, { names: { ...noNames, icons: ['a', 'b'] }, sections: reversed }),
  ];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

test('The first section of a file is what one choice writes, without its name', () => {
  const texts = [
    'languages: [de]\n',
    'sections:\n  # The least.\n  - type: cta\n    id: least\n    title: { de: "A" }\n  # Another.\n  - type: cta\n',
    'sections:\n  - type: faq\n    title: { de: "A" }\n\n    items: []\n',
  ];
  expect(firstSections(texts)).toEqual({ cta: 'type: cta\ntitle: { de: "A" }', faq: 'type: faq\ntitle: { de: "A" }\n\nitems: []' });
});
