// Which pages an edit renders again.
import { expect, test } from 'vitest';
import { createIncrementalBuilder } from '../../src/incremental.ts';
import { contentWith, inputOf } from '../support/content.ts';
import { applied } from './random-edits.ts';

test('An edit of one page renders and audits that page alone', async () => {
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
