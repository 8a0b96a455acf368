// New sections of every type of this site have no problems except placeholders.
import { expect, test } from 'vitest';
import { createQueryCache } from '../../../src/store/query-cache.ts';
import { diagnose, placesOf } from '../../support/fixture-site/content.ts';
import { scaffolderOf, withWords } from '../../support/fixture-site/scaffold.ts';
import { definition } from '../../support/real-site/definition.ts';
import { site } from '../../support/real-site/refactored.ts';
import { partOf, turnOfSearches } from '../../support/samples.ts';
import { problemsBeside, withoutSentence } from '../../support/scaffolded.ts';

const { added } = scaffolderOf(definition);
// The query cache saves time, because most files of these sites are the same.
const options = { definition, queries: createQueryCache() };
const names = { 'name-de': 'Bake', 'name-en': 'Beacon' };
// A site can have only one overview of solutions, and this site already has one.
const types = Object.keys(definition.sections).filter((type) => type !== 'solutions');

test.each([
  ...partOf(types, 5, turnOfSearches).map((type) => [`a section of type ${type}`, type, { languages: 'en,de', ...names }] as const),
  ['a section of each type, in German,', types.join(','), { languages: 'de', 'name-de': 'Bake' }] as const,
])(
  'A new page with %s has no problems except placeholders, and only unrecorded URLs once they are filled in',
  async (_, sections, answers) => {
    const result = await added(site, 'page', { id: 'beacon', sections, ...answers });
    expect(await problemsBeside(result, options)).toEqual([]);
    expect(result.placeholders.length).toBeGreaterThan(0);
    const found = await diagnose(withWords(result), options);
    expect(placesOf(found.filter(({ code }) => code !== 'url-unrecorded'))).toEqual([]);
  },
);

test('Each field in the schema of a collection has its own description', () => {
  expect(Object.values(definition.collections).flatMap(({ schema }) => withoutSentence(schema))).toEqual([]);
});
