// While `watch` starts with many files, it postpones checks. After they have run, the problems are the same as without postponing.
import { expect, test } from 'vitest';
import { plan } from '../../src/build/plan.ts';
import type { CheckLater, DeferredCheck } from '../../src/content/checks/deferred-checks.ts';
import { createQueryCache } from '../../src/store/query-cache.ts';
import { contentWith, diagnose, inputOf, tinyPage } from '../support/fixture-site/content.ts';

const page = (from: string, to: string): string => tinyPage(from, to)['pages/tiny.yaml'] ?? '';
const slip = page('lead: { de: Aber mein. }', 'lead: { de: \'Aber "mein".\' }');
const pagesOf = (count: number, text = slip) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`pages/many-${index}.yaml`, text.replaceAll('Klein', `Klein ${index}`)]));
const many = pagesOf(120);

/** Returns a function that checks content with changes; it resolves to the diagnostics and the postponed checks. */
function planner() {
  const queries = createQueryCache();
  return async (changes: Readonly<Record<string, string>>, { all = false }: Partial<CheckLater> = {}) => {
    const deferred: DeferredCheck[] = [];
    const later: CheckLater = { all, defer: (checks) => void deferred.push(...checks) };
    const { diagnostics } = await plan({ ...inputOf(contentWith(changes), { queries }), later });
    return { diagnostics, deferred, codes: new Set(diagnostics.map(({ code }) => code)) };
  };
}

test('With many files, checks that only warn are postponed, and report the same problems when they run', async () => {
  const run = planner();
  const broken = { ...many, 'pages/broken.yaml': page('lead: { de: Aber mein. }', 'lead: { de: "{nothing}" }') };
  const first = await run(broken);
  expect(first.deferred.length).toBeGreaterThanOrEqual(120);
  expect(first.codes.has('fact-unknown')).toBe(true);
  expect(first.codes.has('typography-quotes')).toBe(false);
  for (const check of first.deferred) check.run();
  const second = await run(broken);
  expect(second.deferred).toEqual([]);
  expect(second.diagnostics.filter(({ code }) => code === 'typography-quotes')).toHaveLength(120);
  expect(second.diagnostics).toEqual(await diagnose(contentWith(broken)));
});

test('A file that is edited before its postponed check is checked in its new state', async () => {
  const run = planner();
  const { deferred } = await run(many);
  for (const check of deferred.slice(0, 10)) check.run();
  const edited = { ...many, 'pages/many-7.yaml': page('', ''), 'pages/many-60.yaml': page('', '') };
  const next = await run(edited);
  expect(next.deferred.length).toBeGreaterThan(100);
  for (const check of next.deferred) check.run();
  const { diagnostics } = await run(edited);
  expect(diagnostics).toEqual(await diagnose(contentWith(edited)));
  expect(diagnostics.filter(({ code }) => code === 'typography-quotes')).toHaveLength(118);
});

test('At the first start with many files, all checks of files are postponed, and report the same problems when they run', async () => {
  const run = planner();
  const broken = { ...many, 'pages/broken.yaml': page('lead: { de: Aber mein. }', 'lead: { de: "{nothing}" }') };
  const first = await run(broken, { all: true });
  expect(first.deferred.length).toBeGreaterThanOrEqual(120);
  expect(first.deferred.every(({ mayFail }) => mayFail)).toBe(true);
  expect(first.codes.has('fact-unknown')).toBe(false);
  for (const check of first.deferred) check.run();
  const second = await run(broken);
  expect(second.codes.has('fact-unknown')).toBe(true);
  expect(second.codes.has('typography-quotes')).toBe(false);
  expect(second.deferred.some(({ mayFail }) => mayFail)).toBe(false);
  for (const check of second.deferred) check.run();
  const third = await run(broken);
  expect(third.deferred).toEqual([]);
  expect(third.diagnostics).toEqual(await diagnose(contentWith(broken)));
  // A cached result is valid until an input of the check changes.
  const gone = Object.fromEntries(Object.entries(broken).filter(([file]) => file !== 'pages/many-3.yaml'));
  expect((await run(gone)).diagnostics).toEqual(await diagnose(contentWith(gone)));
});

test('A file that is edited while all checks are postponed is checked at once for errors', async () => {
  const run = planner();
  const { deferred } = await run(many, { all: true });
  for (const check of deferred.slice(0, 10)) check.run();
  const broken = page('lead: { de: Aber mein. }', 'lead: { de: "{nothing}" }');
  const edited = { ...many, 'pages/many-7.yaml': broken, 'pages/many-60.yaml': broken };
  const next = await run(edited);
  expect(next.diagnostics.filter(({ code }) => code === 'fact-unknown')).toHaveLength(2);
  expect(next.deferred.length).toBeGreaterThan(100);
  for (const check of next.deferred) check.run();
  for (const check of (await run(edited)).deferred) check.run();
  expect((await run(edited)).diagnostics).toEqual(await diagnose(contentWith(edited)));
});

test('A postponed check that runs after an edit reports no outdated problem', async () => {
  const run = planner();
  const link = page('lead: { de: Aber mein. }', 'lead: { de: Aber. }\n    actions: [{ label: { de: Los }, link: { page: other } }]');
  const linking = { ...many, 'pages/linking.yaml': link };
  const { deferred } = await run(linking, { all: true });
  await run({ ...linking, 'pages/other.yaml': page('Klein', 'Anders') });
  for (const check of deferred) check.run();
  const found = { ...linking, 'pages/other.yaml': page('Klein', 'Anders') };
  for (const check of (await run(found)).deferred) check.run();
  const second = await run(found);
  expect(second.codes.has('entry-unknown')).toBe(false);
  expect(second.diagnostics).toEqual(await diagnose(contentWith(found)));
  const last = await run(linking);
  expect(last.codes.has('entry-unknown')).toBe(true);
  expect(last.diagnostics).toEqual(await diagnose(contentWith(linking)));
});

test('With few files, no check is postponed', async () => {
  const { deferred, codes } = await planner()(pagesOf(3));
  expect(deferred).toEqual([]);
  expect(codes.has('typography-quotes')).toBe(true);
});
