// The route of a collection returns a path for an entry, or undefined for an entry without a page. Any other result is a
// problem that names the collection.

import { expect, test } from 'vitest';
import { plan } from '../../src/build/plan.ts';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { contentWith, inputOf, placesOf } from '../support/fixture-site/content.ts';

const tree = contentWith();
const input = inputOf(tree);
const { definition } = input;

/** Resolves to the diagnostics of the fixture site if `packages` have another route. */
async function diagnosticsWith(route: (entry: { id: string; overview?: string }) => unknown, sections = definition.sections) {
  // The cast is necessary because the types of a configuration refuse invalid routes.
  const packages = { ...definition.collections['packages'], route } as (typeof definition.collections)[string];
  const changed = { ...definition, collections: { ...definition.collections, packages }, sections };
  return (await plan({ ...input, definition: changed })).diagnostics;
}

const invalidConfig = async (route: () => unknown) => (await diagnosticsWith(route)).filter(({ code }) => code === 'config-invalid');

const fails = (): never => {
  throw new Error('no such month');
};

test.each([
  ['throws', fails, 'the route of packages throws: no such month.'],
  ['returns null', () => null, 'the route of packages returns null, and no path.'],
  ['returns a number', () => 7, 'the route of packages returns a value of type number, and no path.'],
  [
    'returns a path without a slash',
    () => 'offers/sea',
    'the route of packages returns "offers/sea", which is not a path such as /events/name.',
  ],
])('A route that %s is reported once, at the first entry', async (_what, route, message) => {
  const problems = await invalidConfig(route);
  expect(placesOf(problems)).toEqual([expect.stringMatching(/^config-invalid packages\/\w+\.yaml:1:1$/)]);
  expect(formatDiagnostics(problems, 'en')[0]?.message).toContain(message);
});

test('A route that returns undefined creates no page, and is no problem', async () => {
  expect(await invalidConfig(() => undefined)).toEqual([]);
});

test('A collection whose route needs an overview is reported once, with the option to add, if no section type can list the collection', async () => {
  const diagnostics = await diagnosticsWith(({ id, overview }) => overview && `${overview}/${id}`, withoutLists(definition.sections));
  const missing = diagnostics.filter(({ code, file }) => code === 'overview-missing' && file.startsWith('packages/'));
  expect(placesOf(missing)).toEqual([expect.stringMatching(/^overview-missing packages\/\w+\.yaml:1:1$/)]);
  expect(formatDiagnostics(missing, 'en')[0]?.hint).toContain("lists: { collection: 'packages' }");
});

const withoutLists = (sections: typeof definition.sections): typeof definition.sections =>
  Object.fromEntries(Object.entries(sections).map(([type, { lists: _, ...section }]) => [type, section]));
