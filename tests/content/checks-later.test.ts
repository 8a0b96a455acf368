// While `watch` starts with many files, it postpones checks. In the end it reports the same problems as without postponing.
import { expect, test } from 'vitest';
import { plan } from '../../src/build.ts';
import type { CheckLater, DeferredCheck } from '../../src/content/checks/deferred-checks.ts';
import { createQueryCache } from '../../src/store/query-cache.ts';
import { contentWith, diagnose, inputOf, tinyPage } from '../support/fixture-site/content.ts';

const page = (from: string, to: string): string => tinyPage(from, to)['pages/tiny.yaml'] ?? '';
const slip = page('lead: { de: Aber mein. }', 'lead: { de: \'Aber "mein".\' }');
const pagesOf = (count: number, text = slip) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`pages/many-${index}.yaml`, text.replaceAll('Klein', `Klein ${index}`)]));
const many = pagesOf(120);

/** Returns a function that runs the checks on content with changes. It resolves to the diagnostics and the postponed checks. */
function planner() {
  const queries = createQueryCache();
  return async (changes: Readonly<Record<string, string>>, { all = false }: Partial<CheckLater> = {}) => {
    const left: DeferredCheck[] = [];
    const later: CheckLater = { all, defer: (checks) => void left.push(...checks) };
    const { diagnostics } = await plan({ ...inputOf(contentWith(changes), { queries }), later });
    return { diagnostics, left, codes: new Set(diagnostics.map(({ code }) => code)) };
  };
}

test('With many files, checks that only warn are postponed, and in the end report the same problems', async () => {
  const run = planner();
  const broken = { ...many, 'pages/broken.yaml': page('lead: { de: Aber mein. }', 'lead: { de: "{nothing}" }') };
  const first = await run(broken);
  expect(first.left.length).toBeGreaterThanOrEqual(120);
  expect(first.codes.has('fact-unknown')).toBe(true);
  expect(first.codes.has('typography-quotes')).toBe(false);
  for (const check of first.left) check.run();
  const second = await run(broken);
  expect(second.left).toEqual([]);
  expect(second.diagnostics.filter(({ code }) => code === 'typography-quotes')).toHaveLength(120);
  expect(second.diagnostics).toEqual(await diagnose(contentWith(broken)));
});

test('A file that is edited before its postponed check is checked in its new state', async () => {
  const run = planner();
  const { left } = await run(many);
  for (const check of left.slice(0, 10)) check.run();
  const edited = { ...many, 'pages/many-7.yaml': page('', ''), 'pages/many-60.yaml': page('', '') };
  const next = await run(edited);
  expect(next.left.length).toBeGreaterThan(100);
  for (const check of next.left) check.run();
  const { diagnostics } = await run(edited);
  expect(diagnostics).toEqual(await diagnose(contentWith(edited)));
  expect(diagnostics.filter(({ code }) => code === 'typography-quotes')).toHaveLength(118);
});

test('At the first start with many files, all checks of files are postponed, and in the end report the same problems', async () => {
  const run = planner();
  const broken = { ...many, 'pages/broken.yaml': page('lead: { de: Aber mein. }', 'lead: { de: "{nothing}" }') };
  const first = await run(broken, { all: true });
  expect(first.left.length).toBeGreaterThanOrEqual(120);
  expect(first.left.every(({ mayFail }) => mayFail)).toBe(true);
  expect(first.codes.has('fact-unknown')).toBe(false);
  for (const check of first.left) check.run();
  const second = await run(broken);
  expect(second.codes.has('fact-unknown')).toBe(true);
  expect(second.codes.has('typography-quotes')).toBe(false);
  expect(second.left.some(({ mayFail }) => mayFail)).toBe(false);
  for (const check of second.left) check.run();
  const third = await run(broken);
  expect(third.left).toEqual([]);
  expect(third.diagnostics).toEqual(await diagnose(contentWith(broken)));
  // The results are valid until what they have read changes.
  const gone = Object.fromEntries(Object.entries(broken).filter(([file]) => file !== 'pages/many-3.yaml'));
  expect((await run(gone)).diagnostics).toEqual(await diagnose(contentWith(gone)));
});

test('A file that is edited while all checks are postponed is checked at once for errors', async () => {
  const run = planner();
  const { left } = await run(many, { all: true });
  for (const check of left.slice(0, 10)) check.run();
  const link = page('lead: { de: Aber mein. }', 'lead: { de: "{nothing}" }');
  const edited = { ...many, 'pages/many-7.yaml': link, 'pages/many-60.yaml': link };
  const next = await run(edited);
  expect(next.diagnostics.filter(({ code }) => code === 'fact-unknown')).toHaveLength(2);
  expect(next.left.length).toBeGreaterThan(100);
  for (const check of next.left) check.run();
  for (const check of (await run(edited)).left) check.run();
  expect((await run(edited)).diagnostics).toEqual(await diagnose(contentWith(edited)));
});

test('A postponed check that runs after an edit reports no outdated problem', async () => {
  const run = planner();
  const link = page('lead: { de: Aber mein. }', 'lead: { de: Aber. }\n    actions: [{ label: { de: Los }, link: { page: other } }]');
  const linking = { ...many, 'pages/linking.yaml': link };
  const { left } = await run(linking, { all: true });
  await run({ ...linking, 'pages/other.yaml': page('Klein', 'Anders') });
  for (const check of left) check.run();
  const found = { ...linking, 'pages/other.yaml': page('Klein', 'Anders') };
  for (const check of (await run(found)).left) check.run();
  const second = await run(found);
  expect(second.codes.has('entry-unknown')).toBe(false);
  expect(second.diagnostics).toEqual(await diagnose(contentWith(found)));
  const last = await run(linking);
  expect(last.codes.has('entry-unknown')).toBe(true);
  expect(last.diagnostics).toEqual(await diagnose(contentWith(linking)));
});

test('With few files, no check is postponed', async () => {
  const { left, codes } = await planner()(pagesOf(3));
  expect(left).toEqual([]);
  expect(codes.has('typography-quotes')).toBe(true);
});
