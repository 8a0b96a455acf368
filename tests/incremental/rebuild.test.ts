// The pages that the rebuilder renders again after an edit.
import { expect, test } from 'vitest';
import type { ContentTree } from '../../src/content/tree.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import { contentWith, inputOf } from '../support/fixture-site/content.ts';
import { datedSite } from '../support/fixture-site/dated-site.ts';
import { bundle, definition } from '../support/fixture-site/theme.tsx';
import { resultOf } from '../support/result-of.ts';
import { applied } from './random-edits.ts';

test('The rebuilder replaces only the routes of the page that an edit changes', async () => {
  const rebuilder = createIncrementalBuilder();
  const tree = contentWith();
  const { live: before } = await rebuilder.update(inputOf(tree));
  const first = before && [...before.routes];
  for (const route of first ?? []) before?.html(route);
  const about = tree.texts.get('pages/about.yaml') ?? '';
  const { live: after } = await rebuilder.update(inputOf(applied(tree, { file: 'pages/about.yaml', text: `${about}\n# one more line` })));
  expect(after?.routes.filter((route, index) => route !== first?.[index]).map(({ path }) => path)).toEqual([]);
  const words = about.replace(/(?<=lead: \{ de: ")[^"]+/, 'Ganz anders.');
  expect(words).not.toBe(about);
  const { live: last } = await rebuilder.update(inputOf(applied(tree, { file: 'pages/about.yaml', text: words })));
  expect(last?.routes.filter((route, index) => route !== first?.[index]).map(({ path }) => path)).toEqual(['/about', '/en/about']);
});

test('The rebuilder renders pages again when the clock passes an instant that they read', async () => {
  const rebuilder = createIncrementalBuilder();
  const tree = datedSite();
  const again: string[] = [];
  const renderedAt = async (at: string) => {
    const input = { ...inputOf(tree, { at: Date.parse(at) }), definition, bundle };
    const { live } = await rebuilder.update({ ...input, log: ({ path }, why) => void (why && again.push(path)) });
    again.length = 0;
    for (const route of live?.routes ?? []) live?.html(route);
    for (const _step of live?.audit() ?? []);
    return [...again];
  };
  // In the fixture site, every page reads all campaigns, but only the home page reads the last day of a section.
  await renderedAt('2025-09-14T12:00:00+02:00');
  expect(await renderedAt('2025-09-15T23:00:00+02:00')).toEqual([]);
  expect(await renderedAt('2025-09-16T00:00:00+02:00')).toEqual(['/', '/en']);
  expect(await renderedAt('2025-09-15T23:00:00+02:00')).toEqual(['/', '/en']);
});

test("The rebuilder's audit names only the pages that have changed since the last audit", async () => {
  const rebuilder = createIncrementalBuilder();
  const changedIn = async (tree: ContentTree) => {
    const { live } = await rebuilder.update({ ...inputOf(tree), hashOf: (html) => html });
    return live && resultOf(live.audit()).changed?.map(({ path }) => path);
  };
  const tree = contentWith();
  const site = tree.texts.get('site.yaml') ?? '';
  expect(await changedIn(tree)).toBeUndefined();
  expect(await changedIn(applied(tree, { file: 'site.yaml', text: `${site}\n# a comment` }))).toEqual([]);
  const about = (tree.texts.get('pages/about.yaml') ?? '').replace('"Aus {city}."', '"Von weit her."');
  // Breadcrumbs show the name of a parent page, but not its lead.
  expect(await changedIn(applied(tree, { file: 'pages/about.yaml', text: about }))).toEqual(['/about']);
});

test('The rebuilder logs which value has changed, even for a page that an audit found stale', async () => {
  const rebuilder = createIncrementalBuilder();
  const tree = contentWith();
  const reasonsIn = async (of: ContentTree): Promise<readonly unknown[]> => {
    const reasons: unknown[] = [];
    const { live } = await rebuilder.update({ ...inputOf(of), log: ({ path }, why) => void (path === '/about' && reasons.push(why)) });
    for (const _step of live?.audit() ?? []);
    for (const route of live?.routes ?? []) live?.html(route);
    return reasons;
  };
  expect(await reasonsIn(tree)).toEqual([{ everything: 'not made before' }]);
  const about = (tree.texts.get('pages/about.yaml') ?? '').replace('"Aus {city}."', '"Von weit her."');
  const [why] = await reasonsIn(applied(tree, { file: 'pages/about.yaml', text: about }));
  expect(why).toMatchObject({ change: { path: expect.arrayContaining(['pages/about.yaml', 'lead']) } });
});
