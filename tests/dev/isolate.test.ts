// An error in one file isolates that file and its pages; all other edits are served.
import { expect, test } from 'vitest';
import { DeferredCheck } from '../../src/content/checks/deferred-checks.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import { createIsolatingBuilder } from '../../src/watch/isolate.ts';
import { applied } from '../incremental/random-edits.ts';
import { contentWith, inputOf } from '../support/fixture-site/content.ts';
import { resultOf } from '../support/result-of.ts';

const first = contentWith();

/** Returns `tree` with the first `from` replaced by `to` in a file. */
function editedTree(tree: ContentTree, file: string, [from, to]: readonly [from: string | RegExp, to: string]): ContentTree {
  const text = tree.texts.get(file) ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  return applied(tree, { file, text: changed });
}

const lead = 'Sender für kleine Inseln.';
const fresh = editedTree(first, 'pages/home.yaml', [lead, 'Frisch.']);
const untyped = { file: 'pages/about.yaml', text: 'languages: [de, en\nmeta: {' };
const withoutAbout = applied(first, { file: 'pages/about.yaml', text: undefined });

interface Case {
  readonly tree: ContentTree;
  readonly held: readonly string[];
  /** Paths of pages that use isolated values; not checked if missing. */
  readonly pages?: readonly string[];
}

// /offer is affected too: its breadcrumbs contain its parent page, /about.
const about = ['/about', '/offer', '/en/about'];

// biome-ignore format: one line per case.
const cases: Readonly<Record<string, Case>> = {
  'a half-typed page': { tree: applied(fresh, untyped), held: ['pages/about.yaml'], pages: about },
  'a page that is deleted while others link to it': { tree: editedTree(withoutAbout, 'pages/home.yaml', [lead, 'Frisch.']), held: ['pages/about.yaml'] },
  'a new page with an error': { tree: applied(fresh, { file: 'pages/new.yaml', text: 'languages: [de]\n' }), held: ['pages/new.yaml'], pages: [] },
  'two broken files': { tree: editedTree(applied(fresh, untyped), 'prices.yaml', ['lists:', 'list:']), held: ['pages/about.yaml', 'prices.yaml'] },
  'an amount that is not a number': { tree: editedTree(fresh, 'prices.yaml', ['1799700', 'viel']), held: ['prices.yaml'] },
  'prices that do not parse': { tree: editedTree(fresh, 'prices.yaml', ['{ once: 999700 }', '{ once: 999700']), held: ['prices.yaml'] },
  'a removed campaign': { tree: editedTree(fresh, 'prices.yaml', [/ {2}summer: .*\n/, '']), held: ['prices.yaml'] },
  'a link to an unknown page': { tree: editedTree(fresh, 'pages/offer.yaml', ['parent: about', 'parent: nowhere']), held: ['pages/offer.yaml'], pages: ['/offer'] },
};

const build = createIsolatingBuilder();

test.each([
  ['a section at the start of a page', /^sections:\n/m, 'sections:\n  - type: heroo\n', '/offer'],
  ['a key below a comment', /^(service:.*\n)/m, '$1# More.\nnothing: 1\n', '/offer'],
])('An error in %s isolates the page', async (_, from, to, page) => {
  await build(inputOf(first));
  const { live, held } = await build(inputOf(editedTree(first, 'pages/offer.yaml', [from, to])));
  if (live === undefined) throw new Error('Nothing was built');
  for (const _step of live.audit());
  const routes = live.routes.filter((route) => live.isMadeOf(route, held) || held.some(({ file }) => live.routesOf(file).includes(route)));
  expect(routes.map(({ path }) => path)).toContain(page);
});

test.each(Object.entries(cases))(
  'With %s, an edit of the home page is served, and the expected files are isolated',
  async (_, { tree, held, pages }) => {
    expect(await build(inputOf(first))).toMatchObject({ heldFiles: [], held: [], errors: [] });
    const { live, heldFiles, held: places, diagnostics } = await build(inputOf(tree));
    if (live === undefined) throw new Error('Nothing was built');
    expect(heldFiles).toEqual(held);
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
    const html = (path: string): string => live.html(live.routes.find((route) => route.path === path) ?? Object.assign({}, live.routes[0]));
    expect(html('/')).toContain('Frisch.');
    if (pages !== undefined) {
      for (const _step of live.audit());
      expect(live.routes.filter((route) => live.isMadeOf(route, places)).map(({ path }) => path)).toEqual(pages);
    }
    // After the correction, no file is isolated.
    expect(await build(inputOf(fresh))).toMatchObject({ heldFiles: [], errors: [] });
  },
);

const mast = '{ once: 1799700 }';

test.each([
  ['that is not a number', '{ once: viel }'],
  ['that does not parse', '{ once: 1799700'],
])('A price %s does not block other prices of the file', async (_, broken) => {
  await build(inputOf(first));
  const mistaken = editedTree(first, 'prices.yaml', [mast, broken]);
  await build(inputOf(mistaken));
  const { live, heldFiles } = await build(inputOf(editedTree(mistaken, 'prices.yaml', ['{ once: 999700 }', '{ once: 888800 }'])));
  expect(heldFiles).toEqual([]);
  const offer = live?.routes.find(({ path }) => path === '/offer');
  const html = offer && live?.html(offer);
  expect(html).toContain('8.888');
  expect(html).toContain('17.997');
});

test('Settings are updated although a menu has an error', async () => {
  await build(inputOf(first));
  const menus = editedTree(editedTree(first, 'navigation.yaml', ['page: catalog', 'page: nowhere']), 'site.yaml', ['city: ', 'city: Bad ']);
  const { live } = await build(inputOf(menus));
  expect(live?.site.settings).toMatchObject({ company: { city: expect.stringMatching(/^Bad /) } });
});

test('If a page is broken when watch starts, the other pages are served; if site.yaml is broken, no page is served', async () => {
  const { live, heldFiles } = await createIsolatingBuilder()(inputOf(applied(first, { file: 'pages/new.yaml', text: 'languages: {' })));
  expect(live?.routes.map(({ path }) => path)).toContain('/about');
  expect(heldFiles).toEqual(['pages/new.yaml']);
  expect(await createIsolatingBuilder()(inputOf(applied(first, { file: 'site.yaml', text: 'name: {' })))).toMatchObject({
    live: undefined,
  });
});

test('If a page is broken before the first checks have ended, its last version is served', async () => {
  const builder = createIncrementalBuilder();
  const unfinished = new DeferredCheck(() => ({ findings: [], span: [null, null] }), true);
  const buildUnchecked = createIsolatingBuilder({
    update: (input) => {
      input.later?.defer([unfinished]);
      return builder.update(input);
    },
  });
  const later = { all: true, defer: () => undefined };
  await buildUnchecked({ ...inputOf(first), later });
  const { live, heldFiles } = await buildUnchecked({ ...inputOf(applied(fresh, untyped)), later });
  expect(live?.routes.map(({ path }) => path)).toContain('/about');
  expect(heldFiles).toEqual(['pages/about.yaml']);
});

const dead = applied(first, { file: 'pages/about.de.mdx', text: 'Zu den [Preisen](/nowhere).' });

test('Until the content has no errors for the first time, a page is served with its dead links; after that, without edits that add dead links', async () => {
  const buildAnew = createIsolatingBuilder();
  const htmlIn = async (tree: ContentTree) => {
    const { live, diagnostics } = await buildAnew(inputOf(tree));
    const audit = live && resultOf(live.audit());
    const route = live?.routes.find(({ path }) => path === '/about');
    const codes = [...diagnostics, ...(audit?.diagnostics ?? [])].flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));
    return { codes, isShown: route && live?.html(route).includes('Zu den') };
  };
  expect(await htmlIn(dead)).toEqual({ codes: ['link-address'], isShown: true });
  // A link to a page that is left out is not reported as a mistake.
  expect(await htmlIn(applied(dead, { file: 'pages/new.yaml', text: 'languages: {' }))).toMatchObject({ isShown: true });
  expect(await htmlIn(first)).toEqual({ codes: [], isShown: false });
  expect(await htmlIn(dead)).toEqual({ codes: ['link-address'], isShown: false });
});
