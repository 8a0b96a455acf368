// Schemas for editors: each key is explained, each section can be inserted, and equal content has equal schemas.
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { sectionList } from '../src/model/entries/section.ts';
import { jsonSchemas } from '../src/tools/editor-schemas/editor-schemas.ts';
import { firstSections } from '../src/tools/editor-schemas/first-sections.ts';
import type { JsonSchema } from '../src/tools/editor-schemas/json-schema.ts';
import { shareSchemas } from '../src/tools/editor-schemas/share.ts';
import { noNames, unexplained } from './support/editor-schemas.ts';
import { definition } from './support/fixture-site/theme.tsx';

const sections = firstSections([
  'sections:\n  - type: checklist\n    title: { de: "A" }\n    items: [{ de: "B" }, { de: "C" }]\n',
  'sections:\n  - type: countdown\n    title: { de: "A" }\n    campaign: summer\n',
]);
const schemas = Object.entries<JsonSchema>(jsonSchemas(definition, { names: noNames, sections }));

test.each(schemas)('Every key of the schema of %s is explained', (name, schema) => {
  expect(unexplained(schema, name)).toEqual([]);
  expect(schema.description).toEqual(expect.stringMatching(/\w/));
});

test.each(Object.keys(sections))('The schema offers a section of type %s that is valid as inserted', (type) => {
  const page = schemas.find(([name]) => name === 'page')?.[1];
  expect(JSON.stringify(page)).toContain(JSON.stringify(`${type} …`));
  expect(z.safeParse(sectionList(definition.sections), [load(sections[type] ?? '')])).toMatchObject({ success: true, data: [{ type }] });
});

test('The schema offers names in alphabetical order, each once, and allows other names', () => {
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

test('The order of names does not change the schema', () => {
  const reversed = Object.fromEntries(Object.entries(sections).reverse());
  const [one, other] = [
    jsonSchemas(definition, { names: { ...noNames, icons: ['b', 'a'] }, sections }),
    jsonSchemas(definition, { names: { ...noNames, icons: ['a', 'b'] }, sections: reversed }),
  ];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

test('The inserted section is the first section of its type in all files, without its id', () => {
  const texts = [
    'languages: [de]\n',
    'sections:\n  # The least.\n  - type: cta\n    id: least\n    title: { de: "A" }\n  # Another.\n  - type: cta\n',
    'sections:\n  - type: faq\n    title: { de: "A" }\n\n    items: []\n',
  ];
  expect(firstSections(texts)).toEqual({ cta: 'type: cta\ntitle: { de: "A" }', faq: 'type: faq\ntitle: { de: "A" }\n\nitems: []' });
});

test('The schema of a tuple keeps the schema of each item', () => {
  const schema = z.strictObject({ shares: z.array(z.tuple([z.number(), z.string()])).describe('Shares.') }).describe('A file.');
  const { files } = definition;
  const converted = jsonSchemas(
    { ...definition, files: { ...files, 'shares.yaml': { schema, needed: false } } },
    { names: noNames, sections },
  );
  expect(converted['shares']?.properties?.['shares']).toMatchObject({
    items: { items: [{ type: 'number' }, { type: 'string' }], minItems: 2 },
  });
});

test('Equal schemas with the same title are shared, and different schemas with the same title are numbered', () => {
  const [text, number] = [
    { title: 'Source', type: 'string' },
    { title: 'Source', type: 'number' },
  ];
  const shared = shareSchemas({
    title: 'Page',
    properties: { a: text, b: number, c: { ...text, description: 'One of its own.' }, d: number },
  });
  const [first, second] = ['#/definitions/Source', '#/definitions/Source 2'];
  expect(shared).toMatchObject({
    properties: { a: { $ref: first }, b: { $ref: second }, c: { $ref: first, description: 'One of its own.' }, d: { $ref: second } },
    definitions: { Source: { type: 'string' }, 'Source 2': { type: 'number' } },
  });
});
