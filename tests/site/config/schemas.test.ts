// Schemas for editors of this site: each key is explained, and each section can be inserted.
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { sectionList } from '../../../src/model/entries/section.ts';
import { jsonSchemas } from '../../../src/tools/editor-schemas/editor-schemas.ts';
import { firstSections } from '../../../src/tools/editor-schemas/first-sections.ts';
import type { JsonSchema } from '../../../src/tools/editor-schemas/json-schema.ts';
import { noNames, unexplained } from '../../support/editor-schemas.ts';
import { definition } from '../../support/real-site/definition.ts';

const examples = import.meta.glob<string>('../../../templates/sections/*/examples.yaml', { eager: true, query: '?raw', import: 'default' });
const sections = firstSections(Object.values(examples));
const types = Object.keys(definition.sections);
const schemas = Object.entries<JsonSchema>(jsonSchemas(definition, { names: noNames, sections }));

test.each(schemas)('Every key of the schema of %s is explained', (name, schema) => {
  expect(unexplained(schema, name)).toEqual([]);
  expect(schema.description).toEqual(expect.stringMatching(/\w/));
});

test.each(types)('The schema offers a section of type %s that is valid as inserted', (type) => {
  const page = schemas.find(([name]) => name === 'page')?.[1];
  expect(JSON.stringify(page)).toContain(JSON.stringify(`${type} …`));
  expect(z.safeParse(sectionList(definition.sections), [load(sections[type] ?? '')])).toMatchObject({ success: true, data: [{ type }] });
});
